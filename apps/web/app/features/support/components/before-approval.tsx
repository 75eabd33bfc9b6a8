import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'

/** Sellers and resellers do not buy: what applicants still buy keeps them from being approved, and here it says what. */
export function BeforeApproval({
  purchases,
}: {
  purchases: {
    orders: readonly { id: string; number: string }[]
    bids: readonly { slug: string; title: string }[]
  } | null
}) {
  const t = useT()
  if (purchases === null) return null
  const links = [
    ...purchases.orders.map(({ id, number }) => ({
      to: linkTo('/orders/user/:orderId', { orderId: id }),
      words: t('orders.number', { number }),
    })),
    ...purchases.bids.map(({ slug, title }) => ({ to: linkTo('/item/:slug', { slug }), words: title })),
  ]
  if (links.length === 0)
    return (
      <Notice tone="info" title={t('inbox.beforeApproval')}>
        {t('inbox.beforeApprovalText')}
      </Notice>
    )
  return (
    <Notice tone="warning" title={t('inbox.openPurchases')}>
      <p>{t('inbox.openPurchasesText')}</p>
      <ul className="mt-2">
        {links.map(({ to, words }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {words}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>{t('inbox.beforeApprovalText')}</p>
    </Notice>
  )
}
