import type { OwnCouponView } from '@pasar/api'
import type { CouponStopper } from '@pasar/domain/coupons/coupon-status'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Badge, type BadgeProps } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { When } from '../../platform/components/when'

export type ShownCoupon = Omit<OwnCouponView, 'storeName'>

const STOPPED = {
  staff: 'ownCoupons.stoppedByStaff',
  seller: 'ownCoupons.stoppedBySeller',
} as const satisfies Record<CouponStopper, TextKey>

const TONES = {
  running: 'jade',
  scheduled: 'kunyit',
  ended: 'neutral',
  usedUp: 'neutral',
  stopped: 'bunga',
} satisfies Record<ShownCoupon['status'], BadgeProps['tone']>

interface CouponOfSide {
  coupon: ShownCoupon
  /** Who looks: what the other side stopped has no button. */
  side: CouponStopper
}

const otherStopper = ({ coupon: { stoppedBy }, side }: CouponOfSide): CouponStopper | null =>
  stoppedBy === side ? null : stoppedBy

/** Where a coupon stands. */
export function CouponState(shown: CouponOfSide) {
  const t = useT()
  const { status, isPublic } = shown.coupon
  const other = otherStopper(shown)
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={TONES[status]}>{t(other === null ? `ownCoupons.${status}` : STOPPED[other])}</Badge>
      {!isPublic && <Badge>{t('ownCoupons.onlyByCode')}</Badge>}
    </span>
  )
}

export function CouponUses({ coupon: { used, totalUses } }: { coupon: ShownCoupon }) {
  const t = useT()
  return totalUses === null ? used : t('ownCoupons.usesOf', { used, total: totalUses })
}

export function CouponSpent({ coupon: { spent, budget } }: { coupon: ShownCoupon }) {
  const t = useT()
  return budget === null
    ? formatRm(spent)
    : t('ownCoupons.spentOf', { spent: formatRm(spent), budget: formatRm(budget) })
}

export function CouponWhen({ coupon: { startsAt, endsAt } }: { coupon: ShownCoupon }) {
  const t = useT()
  return (
    <>
      <When at={startsAt} hasClock={false} /> –{' '}
      {endsAt === null ? t('ownCoupons.noEnd') : <When at={endsAt} hasClock={false} />}
    </>
  )
}

/** Whether a side can stop a coupon or have it run again: not once it has ended, nor where the other side has stopped it. */
export const canSwitch = (shown: CouponOfSide): boolean =>
  !shown.coupon.isOver && otherStopper(shown) === null

/** Stops a coupon of the seller who looks, or has it run again. */
export function CouponSwitch({ coupon }: { coupon: ShownCoupon }) {
  const t = useT()
  const { id, code, isActive } = coupon
  if (!canSwitch({ coupon, side: 'seller' })) return null
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isActive ? 'stop' : 'resume'}
        variant="secondary"
        size="small"
        icon={isActive ? 'pause' : 'play'}
        aria-label={t(isActive ? 'ownCoupons.stopOf' : 'ownCoupons.resumeOf', { code })}
      >
        {t(isActive ? 'ownCoupons.stop' : 'ownCoupons.resume')}
      </Button>
    </Form>
  )
}
