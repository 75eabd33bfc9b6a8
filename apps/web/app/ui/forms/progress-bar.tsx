import { cx } from '../cx'

/** How much of something is done. */
export function ProgressBar({
  label,
  value,
  max,
  className,
}: {
  label: string
  /** Undefined while nobody knows. */
  value: number | undefined
  max: number
  className?: string
}) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={cx(
        'block h-2 w-full accent-jade',
        value !== undefined &&
          'appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-jade [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-jade',
        className,
      )}
    />
  )
}
