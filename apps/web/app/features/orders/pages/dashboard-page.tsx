import { type CheckedPath, linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { TextLink } from '../../../ui/text-link'
import { listConditions } from '../../coupons/client/coupon-words'
import { describeTimeLeft } from '../../platform/client/time-left'
import { MissingParts } from '../../platform/components/missing-parts'
import { formatDay } from '../../platform/components/when'
import { Figures } from '../components/figures'
import { OpenOrders } from '../components/open-orders'
import { WishTile } from '../components/wish-tile'
import type { loader } from '../routes/buyer-dashboard.server'

/** A buyer's way in: what waits for them first, then what is worth a look. */
export function DashboardPage() {
  const t = useT()
  const { name, coupons, wishes, auctions, conversations, plans, months, isWhole } =
    useLoaderData<typeof loader>()
  const hasMore = [coupons, wishes, auctions, conversations, plans].some(({ length }) => length > 0)
  return (
    <div className="page-width space-y-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl font-extrabold tracking-tight">{t('dashboard.hello', { name })}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/user-items" variant="secondary" icon="box">
            {t('dashboard.items')}
          </ButtonLink>
          <ButtonLink to="/user-items?tab=downloads" variant="secondary" icon="download">
            {t('dashboard.downloads')}
          </ButtonLink>
        </div>
      </div>
      {!isWhole && <MissingParts />}
      {months.length > 0 && <Figures />}
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          hasMore && 'lg:grid-cols-[minmax(0,1fr)_380px]',
        )}
      >
        <OpenOrders />
        <div className="space-y-4">
          <Messages />
          <Plans />
          <Coupons />
          <Kept
            title={t('dashboard.wishes')}
            link={<MoreLink to="/wishlist">{t('dashboard.allWishes')}</MoreLink>}
          >
            {wishes.map((wish) => (
              <WishTile key={wish.id} wish={wish}>
                {wish.price < wish.savedPrice
                  ? t('dashboard.cheaper', { price: formatRm(wish.savedPrice - wish.price) })
                  : t('dashboard.back')}
              </WishTile>
            ))}
          </Kept>
          <Auctions />
        </div>
      </div>
    </div>
  )
}

const MoreLink = ({ to, children }: { to: PagePath; children: ReactNode }) => (
  <TextLink to={to} className="inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)

/** Nothing when there is nothing to show. */
function Kept({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Card as="section" title={title} action={link}>
      <ul className="-mt-2 divide-y divide-line">{children}</ul>
    </Card>
  )
}

/** What leads somewhere, and what is said about it. */
function Row<To extends string>({
  to,
  title,
  children,
}: {
  to: CheckedPath<To>
  title: string
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <TextLink
        plain
        to={to}
        className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
      >
        {title}
      </TextLink>
      <span className="text-sm text-ink-soft">{children}</span>
    </li>
  )
}

function Messages() {
  const t = useT()
  const { conversations } = useLoaderData<typeof loader>()
  return (
    <Kept
      title={t('dashboard.messages')}
      link={<MoreLink to="/messages">{t('dashboard.allMessages')}</MoreLink>}
    >
      {conversations.map(({ id, title, storeName, unread }) => (
        <Row
          key={id}
          to={linkTo('/chat/:conversationId', { conversationId: id })}
          title={title === null ? storeName : `${storeName} · ${title}`}
        >
          {t('dashboard.unread', { count: unread })}
        </Row>
      ))}
    </Kept>
  )
}

function Plans() {
  const t = useT()
  const { plans } = useLoaderData<typeof loader>()
  return (
    <Kept title={t('dashboard.plans')} link={<MoreLink to="/planner">{t('dashboard.allPlans')}</MoreLink>}>
      {plans.map(({ id, planId, title, list, daysLeft }) => (
        <Row
          key={id}
          to={linkTo('/planner/:id', { id: planId })}
          title={list === null ? title : `${title} · ${list}`}
        >
          {daysLeft === 0 ? t('dashboard.today') : t('dashboard.inDays', { count: daysLeft })}
        </Row>
      ))}
    </Kept>
  )
}

function Auctions() {
  const t = useT()
  const { auctions } = useLoaderData<typeof loader>()
  const hasBid = auctions.some(({ isLeading }) => isLeading !== null)
  return (
    <Kept
      title={t('dashboard.auctions')}
      link={hasBid && <MoreLink to="/user-items?tab=bids">{t('dashboard.allBids')}</MoreLink>}
    >
      {auctions.map(({ isLeading, minutesLeft, ...auction }) => (
        <WishTile key={auction.id} wish={auction} isBad={isLeading === false}>
          {isLeading !== null && `${t(isLeading ? 'dashboard.leading' : 'dashboard.outbid')} · `}
          {describeTimeLeft(t, minutesLeft)}
        </WishTile>
      ))}
    </Kept>
  )
}

function Coupons() {
  const { t, tag } = useI18n()
  const { coupons } = useLoaderData<typeof loader>()
  return (
    <Kept
      title={t('dashboard.coupons')}
      link={<MoreLink to="/user/coupons">{t('dashboard.allCoupons')}</MoreLink>}
    >
      {coupons.map((coupon) => (
        <li key={coupon.code} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
          <TextLink
            plain
            to="/user/coupons"
            aria-label={t('dashboard.useCoupon', { code: coupon.code })}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {coupon.code}
          </TextLink>
          <span className="text-sm text-ink-soft">
            {listConditions(t, coupon)[0]}
            {coupon.endsAt !== null && ` · ${t('dashboard.endsOn', { date: formatDay(tag, coupon.endsAt) })}`}
          </span>
        </li>
      ))}
    </Kept>
  )
}
