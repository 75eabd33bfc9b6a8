import { cx } from '../../../ui/cx'

/** By the place of a series; told apart by their strokes, too. */
const LOOKS = [
  { colour: 'text-jade', dash: undefined },
  { colour: 'text-laut', dash: '6 5' },
  { colour: 'text-bunga-ink', dash: '2 4' },
] as const
export const lookOf = (at: number) => LOOKS[at % LOOKS.length] ?? LOOKS[0]

/** How a series is drawn, for the eye. */
export function ChartKey({ at }: { at: number }) {
  const { colour, dash } = lookOf(at)
  return (
    <svg aria-hidden="true" width="24" height="8" className={cx('shrink-0', colour)}>
      <line x1="0" x2="24" y1="4" y2="4" stroke="currentColor" strokeWidth="3" strokeDasharray={dash} />
    </svg>
  )
}
