import { cx } from './cx'

export type SpinnerProps = {
  /** Read out, not shown. */
  label: string
  size?: number
  fullScreen?: boolean
  className?: string
}

const petals = [
  'M12 1.5 7.5 6l4.5 4.5L16.5 6Z',
  'M18 7.5 13.5 12l4.5 4.5 4.5-4.5Z',
  'M12 13.5 7.5 18l4.5 4.5 4.5-4.5Z',
  'M6 7.5 1.5 12 6 16.5l4.5-4.5Z',
]
const delays = ['', '[animation-delay:250ms]', '[animation-delay:500ms]', '[animation-delay:750ms]']

/** Four diamonds of the lattice, lit one after the other. */
export function SpinnerMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden className={className}>
      {petals.map((petal, index) => (
        <path
          key={petal}
          d={petal}
          className={cx('animate-thread origin-center [transform-box:fill-box]', delays[index])}
        />
      ))}
    </svg>
  )
}

export function Spinner({ label, size = 32, fullScreen, className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={cx(
        'grid place-items-center text-jade',
        fullScreen && 'fixed inset-0 z-60 bg-paper',
        className,
      )}
    >
      <SpinnerMark size={fullScreen ? 56 : size} />
      <span className="sr-only">{label}</span>
    </div>
  )
}
