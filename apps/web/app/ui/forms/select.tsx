import { forwardRef, type SelectHTMLAttributes } from 'react'
import { Icon } from '../icon'
import { FieldFrame, type FieldFrameProps, useField } from './field-frame'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** First, empty choice. */
    placeholder?: string
  }

/** The browser's own select: right on every phone, with the keyboard, and without scripts. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hideLabel, note, hint, error, id, className, options, placeholder, ...select },
  ref,
) {
  const ids = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hideLabel, note, hint, className, ids }}>
      <div className="control relative">
        <select {...select} {...ids.control} ref={ref} className="appearance-none truncate">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="bg-surface text-ink"
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3 text-ink-soft" />
      </div>
    </FieldFrame>
  )
})
