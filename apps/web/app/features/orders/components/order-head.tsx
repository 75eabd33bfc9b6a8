import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Breadcrumbs } from '../../../ui/breadcrumbs'

/** The way to a page about an order of one's own. */
export function OrderCrumbs({ order, here }: { order: { id: string; number: string }; here: string }) {
  const t = useT()
  return (
    <Breadcrumbs
      label={t('orders.whereAmI')}
      items={[
        { label: t('orders.title'), to: '/orders/user' satisfies PagePath },
        { label: order.number, to: linkTo('/orders/user/:orderId', { orderId: order.id }) },
        { label: here },
      ]}
    />
  )
}

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
