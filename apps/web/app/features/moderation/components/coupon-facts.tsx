import type { StaffCouponPage } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useRevalidator } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { trpc, usePrimed } from '../../../lib/trpc'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { ProgressBar } from '../../../ui/forms/progress-bar'
import { TextLink } from '../../../ui/text-link'
import { describeGain } from '../../coupons/client/coupon-words'
import { CouponSpent, CouponUses, CouponWhen } from '../../coupons/components/coupon-parts'
import { describeCategory } from '../../platform/client/category-words'

type Coupon = StaffCouponPage['coupon']

/** What it gives, to whom, for what, and who pays. */
export function CouponFacts({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const { gain, cap, minSpend, totalUses, usesPerMember } = coupon
  return (
    <Card as="section" title={t('couponWork.terms')} edge>
      <Facts
        rows={[
          [t('couponWork.gain'), describeGain(t, gain)],
          ...(gain.condition === null
            ? []
            : ([[t('couponWork.condition'), t(`coupons.${gain.condition}`, gain.values)]] as const)),
          ...(cap === null ? [] : ([[t('couponWork.cap'), formatRm(cap)]] as const)),
          [t('couponWork.minSpend'), minSpend > 0 ? formatRm(minSpend) : t('couponWork.noLimit')],
          [t('couponWork.payer'), <Payer key="payer" coupon={coupon} />],
          [t('ownCoupons.forWhat'), <Goods key="goods" coupon={coupon} />],
          [t('couponWork.whom'), <Members key="members" coupon={coupon} />],
          [t('ownCoupons.when'), <CouponWhen key="when" coupon={coupon} />],
          [t('ownCoupons.totalUses'), totalUses ?? t('couponWork.noLimit')],
          [t('ownCoupons.usesPerMember'), usesPerMember ?? t('couponWork.noLimit')],
        ]}
      />
    </Card>
  )
}

const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink to={to} className="inline-flex min-h-11 items-center">
    {children}
  </TextLink>
)

function Payer({ coupon: { payer, sellerId, sellerName } }: { coupon: Coupon }) {
  const t = useT()
  if (sellerId === null) return t(`couponWork.payer_${payer}`)
  return (
    <PageLink to={linkTo('/admin/users/:id', { id: sellerId })}>{sellerName || t('staffLog.gone')}</PageLink>
  )
}

function Goods({ coupon: { storeId, storeName, category, itemCount, items } }: { coupon: Coupon }) {
  const t = useT()
  if (category !== null) return describeCategory(t, category)
  if (storeId === null || storeName === null) return t('coupons.everywhere')
  return (
    <>
      <PageLink to={linkTo('/all-stores/:id', { id: storeId })}>
        {itemCount === 0
          ? t('ownCoupons.wholeStore', { store: storeName })
          : t('ownCoupons.someItems', { store: storeName, count: itemCount })}
      </PageLink>
      {items.length > 0 && (
        <ul className="max-h-60 overflow-y-auto">
          {items.map(({ id, title }) => (
            <li key={id}>
              <PageLink to={linkTo('/admin/items/:id', { id })}>{title}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Members({ coupon: { memberId, memberName, isFirstPurchaseOnly, isPublic } }: { coupon: Coupon }) {
  const t = useT()
  if (memberId !== null)
    return (
      <PageLink to={linkTo('/admin/users/:id', { id: memberId })}>
        {memberName || t('staffLog.gone')}
      </PageLink>
    )
  const who = t(isPublic ? 'couponWork.everybody' : 'ownCoupons.onlyByCode')
  return isFirstPurchaseOnly ? `${who} · ${t('ownCoupons.first')}` : who
}

const ASK_EVERY_MS = 15_000

const writeUsage = ({ used, spent, isActive }: Pick<Coupon, 'used' | 'spent' | 'isActive'>): string =>
  [used, spent, isActive].join()

/** Reads the page anew when the coupon has been used, or switched, since. */
function useNewUses(coupon: Coupon): void {
  const { id, used, spent, isActive } = coupon
  const utils = trpc.useUtils()
  usePrimed(coupon, (loaded) => utils.coupon.usage.setData({ id }, loaded))
  const { data } = trpc.coupon.usage.useQuery(
    { id },
    { initialData: { used, spent, isActive }, refetchInterval: ASK_EVERY_MS, refetchOnMount: false },
  )
  const { revalidate } = useRevalidator()
  const shown = useRef('')
  shown.current = writeUsage(coupon)
  const newest = writeUsage(data)
  useEffect(() => {
    if (newest !== shown.current) revalidate()
  }, [newest, revalidate])
}

/** How far it is used. */
export function CouponUsage({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const { used, spent, budget, totalUses, budgetLeft } = coupon
  useNewUses(coupon)
  return (
    <Card as="section" title={t('couponWork.usage')}>
      <Facts
        rows={[
          [t('ownCoupons.uses'), <CouponUses key="uses" coupon={coupon} />],
          [t('ownCoupons.spent'), <CouponSpent key="spent" coupon={coupon} />],
          ...(budgetLeft === null ? [] : ([[t('couponWork.left'), formatRm(budgetLeft)]] as const)),
        ]}
      />
      {budget !== null && (
        <ProgressBar label={t('couponWork.budgetUsed')} value={spent} max={budget} className="mt-3" />
      )}
      {totalUses !== null && budget === null && (
        <ProgressBar label={t('ownCoupons.uses')} value={used} max={totalUses} className="mt-3" />
      )}
    </Card>
  )
}
