import type { OwnCouponView } from '@pasar/api'
import type { CouponStopper } from '@pasar/domain/coupons/coupon-status'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Badge, type BadgeProps } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { When } from '../../platform/components/when'
import { describeGain } from '../client/coupon-words'

const STOPPED = {
  staff: 'ownCoupons.stoppedByStaff',
  seller: 'ownCoupons.stoppedBySeller',
} as const satisfies Record<CouponStopper, TextKey>

type Shown = Omit<OwnCouponView, 'storeName'>

const TONES = {
  running: 'jade',
  scheduled: 'kunyit',
  ended: 'neutral',
  usedUp: 'neutral',
  stopped: 'bunga',
} satisfies Record<Shown['status'], BadgeProps['tone']>

/** A coupon with how often it was used, what it has cost, and the button that stops it or has it run again. */
export function CouponRow({
  coupon,
  badges,
  target,
  side,
}: {
  coupon: Shown
  badges?: ReactNode
  /** For which goods. */
  target: string
  /** Who looks: what the other side stopped has no button. */
  side: CouponStopper
}) {
  const t = useT()
  const { id, code, status, isPublic, isActive, used, totalUses, spent, budget, startsAt, endsAt } = coupon
  const other = coupon.stoppedBy === side ? null : coupon.stoppedBy
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold break-all">{code}</h2>
        <Badge tone={TONES[status]}>{t(other === null ? `ownCoupons.${status}` : STOPPED[other])}</Badge>
        {!isPublic && <Badge>{t('ownCoupons.onlyByCode')}</Badge>}
        {badges}
      </div>
      <p className="font-semibold">{describeGain(t, coupon.gain)}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={t('ownCoupons.uses')}>
          {totalUses === null ? used : t('ownCoupons.usesOf', { used, total: totalUses })}
        </Fact>
        <Fact name={t('ownCoupons.spent')}>
          {budget === null
            ? formatRm(spent)
            : t('ownCoupons.spentOf', { spent: formatRm(spent), budget: formatRm(budget) })}
        </Fact>
        <Fact name={t('ownCoupons.when')}>
          <When at={startsAt} hasClock={false} /> –{' '}
          {endsAt === null ? t('ownCoupons.noEnd') : <When at={endsAt} hasClock={false} />}
        </Fact>
        <Fact name={t('ownCoupons.forWhat')}>{target}</Fact>
      </dl>
      {other === null && (
        <Form method="post" className="mt-3">
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
      )}
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium break-words tabular-nums">{children}</dd>
  </div>
)
