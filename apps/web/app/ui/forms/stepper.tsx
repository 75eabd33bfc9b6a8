import { type FocusEventHandler, type MouseEvent, useEffect, useId, useRef } from 'react'
import { cx } from '../cx'
import { Icon } from '../icon'

export type StepperProps = {
  /** Name of the number in the form. */
  name: string
  value: number
  min?: number
  max?: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  size?: 'small' | 'medium'
  className?: string
  /**
   * `submit`: each press sends the form, with the current number under `name` and `-1` or `1` under
   * `stepName`; works without scripts. `edit`: a press only changes the number.
   */
  mode?: 'submit' | 'edit'
  stepName?: string
  /** Takes the new number instead of the form, where scripts run. */
  onStep?: (next: number) => void
  /** A press that would leave the range. Nothing is greyed out there: the form's answer says why not. */
  onLimit?: (limit: 'min' | 'max') => void
  /** For a number that was typed. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

const part =
  'grid min-h-full place-items-center text-ink hover:bg-sunken disabled:pointer-events-none disabled:text-line-strong'

/** Quantity: − n +. */
export function Stepper({
  name,
  value,
  min = 1,
  max,
  label,
  decreaseLabel,
  increaseLabel,
  disabled,
  size = 'medium',
  className,
  mode = 'submit',
  stepName = `${name}-step`,
  onStep,
  onLimit,
  onBlur,
}: StepperProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clamp = (next: number) => Math.max(min, Math.min(next, max ?? next))

  const isFirst = useRef(true)

  useEffect(() => {
    const field = input.current
    if (!field) return
    // What someone typed before the scripts were there stays; where each number is sent, only while they are at it.
    const isTyped = isFirst.current && (mode === 'edit' || field === document.activeElement)
    isFirst.current = false
    if (!isTyped) field.value = String(value)
  }, [value, mode])

  const handleStep = (event: MouseEvent, by: -1 | 1) => {
    const field = input.current
    if (!field || (mode === 'submit' && !onStep)) return
    event.preventDefault()
    const typed = Number.parseInt(field.value, 10)
    const wanted = (Number.isNaN(typed) ? value : typed) + by
    const next = clamp(wanted)
    field.value = String(next)
    if (next === wanted) onStep?.(next)
    else onLimit?.(by < 0 ? 'min' : 'max')
  }

  const button = (by: -1 | 1) => (
    <button
      type={mode === 'submit' ? 'submit' : 'button'}
      name={mode === 'submit' ? stepName : undefined}
      value={by}
      disabled={disabled}
      onClick={(event) => handleStep(event, by)}
      aria-describedby={id}
      className={cx(part, 'w-11', by < 0 ? 'rounded-l-control' : 'rounded-r-control')}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={18} />
      <span className="sr-only">{by < 0 ? decreaseLabel : increaseLabel}</span>
    </button>
  )

  return (
    <div
      className={cx(
        'inline-flex items-stretch rounded-control border border-line-strong bg-surface',
        size === 'small' ? 'h-[46px]' : 'h-13',
        className,
      )}
    >
      {/* Enter in the number takes the form's first submit button, which must not be "minus". */}
      {mode === 'submit' && <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />}
      {button(-1)}
      <label className="flex">
        <span id={id} className="sr-only">
          {label}
        </span>
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={value}
          min={min}
          max={max}
          step={1}
          disabled={disabled}
          onBlur={onBlur}
          className={cx(
            'w-12 [appearance:textfield] border-x border-line bg-transparent text-center font-bold tabular-nums',
            '[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
          )}
        />
      </label>
      {button(1)}
    </div>
  )
}
