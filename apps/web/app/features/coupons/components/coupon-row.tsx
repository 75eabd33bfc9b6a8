import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { describeGain } from '../client/coupon-words'
import {
  CouponSpent,
  CouponState,
  CouponSwitch,
  CouponUses,
  CouponWhen,
  type ShownCoupon,
} from './coupon-parts'

/** A seller's coupon with how often it was used, what it has cost, and the button that stops it or has it run again. */
export function CouponRow({
  coupon,
  target,
}: {
  coupon: ShownCoupon /** For which goods. */
  target: string
}) {
  const t = useT()
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold break-all">{coupon.code}</h2>
        <CouponState coupon={coupon} side="seller" />
      </div>
      <p className="font-semibold">{describeGain(t, coupon.gain)}</p>
      <dl className="mt-3 mb-3 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={t('ownCoupons.uses')}>
          <CouponUses coupon={coupon} />
        </Fact>
        <Fact name={t('ownCoupons.spent')}>
          <CouponSpent coupon={coupon} />
        </Fact>
        <Fact name={t('ownCoupons.when')}>
          <CouponWhen coupon={coupon} />
        </Fact>
        <Fact name={t('ownCoupons.forWhat')}>{target}</Fact>
      </dl>
      <CouponSwitch coupon={coupon} />
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium break-words tabular-nums">{children}</dd>
  </div>
)
