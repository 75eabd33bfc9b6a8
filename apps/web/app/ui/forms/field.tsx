import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps, useField } from './field-frame'

export type TextFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> & {
    /** Stands inside the frame before or after the text: a currency, a unit, a button. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

export type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, note, hint, error, id, className, prefix, suffix, ...input },
  ref,
) {
  const ids = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hideLabel, note, hint, className, ids }}>
      <div className="control">
        {prefix != null && <span className="pl-3 text-ink-soft">{prefix}</span>}
        <input type="text" {...input} {...ids.control} ref={ref} />
        {suffix != null && <span className="flex items-center pr-3 text-ink-soft">{suffix}</span>}
      </div>
    </FieldFrame>
  )
})

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hideLabel, note, hint, error, id, className, rows = 4, ...textarea },
  ref,
) {
  const ids = useField({ id, hint, error })
  return (
    <FieldFrame {...{ label, hideLabel, note, hint, className, ids }}>
      <div className="control">
        <textarea rows={rows} {...textarea} {...ids.control} ref={ref} />
      </div>
    </FieldFrame>
  )
})
