import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon'
import { FieldErrors, type FieldFrameProps, useField } from './field-frame'

export type CheckboxProps = Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'id' | 'className'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & {
    /** At the end of the line, such as a count. */
    aside?: ReactNode
  }

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, id, className, aside, ...input },
  ref,
) {
  const ids = useField({ id, hint, error })
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            {...ids.control}
            ref={ref}
            type="checkbox"
            className={cx(
              'peer absolute inset-0 size-5 appearance-none rounded-[5px] border-2 border-line-strong bg-surface',
              'checked:border-jade checked:bg-jade disabled:border-line disabled:bg-sunken',
              'aria-invalid:border-bunga-ink forced-colors:appearance-auto',
            )}
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none relative text-on-jade opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-soft"
          />
        </span>
        <span className="grow">{label}</span>
        {aside != null && <span className="text-sm text-ink-soft">{aside}</span>}
      </label>
      <FieldErrors id={ids.errorId} errors={ids.errors} label={label} />
      {hint != null && (
        <p id={ids.hintId} className="-mt-1.5 pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
})
