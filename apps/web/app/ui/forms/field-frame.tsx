import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon'

export type FieldFrameProps = {
  label: ReactNode
  /** The label is read out only. */
  hideLabel?: boolean
  /** Small words beside the label, such as "(optional)". */
  note?: ReactNode
  hint?: ReactNode
  error?: string | readonly string[] | null
  id?: string
  /** For layout of the whole field. */
  className?: string
}

export type FieldIds = {
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
  hintId: string
  errorId: string
  errors: readonly string[]
}

/** Ids and ARIA attributes that tie a control to its label, hint and errors. */
export function useField({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>): FieldIds {
  const ownId = useId()
  const base = id ?? ownId
  const errors = typeof error === 'string' ? (error ? [error] : []) : (error ?? [])
  const hintId = `${base}-hint`
  const errorId = `${base}-error`
  return {
    control: {
      id: base,
      'aria-describedby': cx(errors.length > 0 && errorId, hint != null && hintId) || undefined,
      'aria-invalid': errors.length > 0 || undefined,
    },
    hintId,
    errorId,
    errors,
  }
}

export type FieldErrorsProps = { id: string; errors: readonly string[]; label?: ReactNode }

/** The sentences at a field. `{{field}}` in one of them is the label. */
export function FieldErrors({ id, errors, label }: FieldErrorsProps) {
  if (errors.length === 0) return null
  return (
    <div id={id} className="mt-1 flex items-start gap-2 text-sm font-medium text-bunga-ink">
      <Icon name="warning" size={18} className="mt-0.5" />
      <div>
        {errors.map((message) => (
          <p key={message}>{message.replace('{{field}}', () => String(label))}</p>
        ))}
      </div>
    </div>
  )
}

export function FieldFrame({
  label,
  hideLabel,
  note,
  hint,
  className,
  ids,
  children,
}: Omit<FieldFrameProps, 'id' | 'error'> & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={className}>
      <label
        htmlFor={ids.control.id}
        className={hideLabel ? 'sr-only' : 'mb-1 flex items-baseline gap-2 text-sm font-semibold'}
      >
        {label}
        {note != null && <span className="font-normal text-ink-soft">{note}</span>}
      </label>
      {children}
      <FieldErrors id={ids.errorId} errors={ids.errors} label={label} />
      {hint != null && (
        <p id={ids.hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
