import { Link } from '@remix-run/react'

/** The number of an order as the heading of its card or row, and the way to it. */
export function OrderHeading({
  to,
  label,
  coversCard = false,
}: {
  to: string
  label: string
  /** Whether a press anywhere on the card follows it. */
  coversCard?: boolean
}) {
  const look = coversCard
    ? 'after:absolute after:inset-0 after:rounded-card'
    : 'inline-flex min-h-6 items-center'
  return (
    <h2 className="font-bold">
      <Link to={to} className={`${look} hover:underline`}>
        {label}
      </Link>
    </h2>
  )
}
