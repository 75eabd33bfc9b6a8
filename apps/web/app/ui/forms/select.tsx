import { forwardRef } from 'react'
import { Icon } from '../icon'
import { FieldFrame, type FieldFrameProps, useField } from './field-frame'
import { SelectControl, type SelectControlProps } from './select-control'

export type { OptionLines, SelectOption } from './select-control'

export type SelectProps = FieldFrameProps & Omit<SelectControlProps, 'id' | 'className' | 'control'>

/** The browser's own select: right on every phone, with the keyboard, and without scripts. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, note, hint, error, id, className, ...select },
  ref,
) {
  const ids = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hideLabel, note, hint, className, ids }}>
      {/* The whole width, so that a long option makes nothing wider than the window. */}
      <div className="control relative">
        <SelectControl
          {...select}
          {...ids.control}
          control={ref}
          className="w-full appearance-none truncate"
        />
        <Icon name="chevron-down" className="pointer-events-none absolute right-3 text-ink-soft" />
      </div>
    </FieldFrame>
  )
})
