import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from '../cx'
import { FieldErrors } from './field-frame'

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'title'> & {
  title: ReactNode
  children?: ReactNode
  /** At the end of the first line: a price, a brand's mark. */
  aside?: ReactNode
  className?: string
}

export type RadioCardsProps = {
  legend: ReactNode
  hideLegend?: boolean
  error?: string | null
  children: ReactNode
  className?: string
}

/** The group around radio cards. Where none was chosen that had to be, the focus is led to the group. */
export function RadioCards({ legend, hideLegend, error, children, className }: RadioCardsProps) {
  const errorId = `${useId()}-error`
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the standard allows it, and no other group can be invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      tabIndex={error ? -1 : undefined}
      className={className}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className="grid gap-3">{children}</div>
      <FieldErrors id={errorId} errors={error ? [error] : []} label={legend} />
    </fieldset>
  )
}

/** One choice out of a few that need more than a word: an address, a way to pay. */
export function RadioCard({ title, children, aside, className, id, ...input }: RadioCardProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <label
      className={cx(
        'relative flex gap-3 rounded-card border border-line-strong bg-surface p-4',
        'has-checked:border-jade has-checked:bg-jade-soft has-checked:shadow-[inset_0_0_0_1px_var(--jade)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade',
        'has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        {...input}
        id={inputId}
        type="radio"
        className={cx(
          'mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none',
          'checked:border-[6px] checked:border-jade forced-colors:appearance-auto',
        )}
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{title}</span>
          {aside != null && <span>{aside}</span>}
        </span>
        {children != null && <span className="mt-1 block text-sm text-ink-soft">{children}</span>}
      </span>
    </label>
  )
}
