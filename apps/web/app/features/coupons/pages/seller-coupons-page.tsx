import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge, type BadgeProps } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/work-frame'
import { describeGain } from '../client/coupon-words'
import type { action, loader } from '../routes/seller-coupons.server'

type Coupon = ReturnType<typeof useLoaderData<typeof loader>>['coupons'][number]

const TONES = {
  running: 'jade',
  scheduled: 'kunyit',
  ended: 'neutral',
  usedUp: 'neutral',
  stopped: 'bunga',
} satisfies Record<Coupon['status'], BadgeProps['tone']>

/** A seller's coupons, each with how often it was used and what it has cost. */
export function SellerCouponsPage() {
  const t = useT()
  const { coupons } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const add = (
    <ButtonLink to="/seller/settings/coupons/new" icon="plus">
      {t('ownCoupons.add')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="seller"
      title={t('ownCoupons.title')}
      lead={t('ownCoupons.lead')}
      actions={coupons.length > 0 && add}
    >
      <FormProblem failure={failure} className="mb-4" />
      {coupons.length === 0 ? (
        <EmptyState icon="ticket" title={t('ownCoupons.none')} action={add}>
          {t('ownCoupons.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
    </WorkFrame>
  )
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const { id, code, status, isPublic, isActive, used, totalUses, spent, budget, startsAt, endsAt } = coupon
  const { storeName: store, itemCount: count } = coupon
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold break-all">{code}</h2>
        <Badge tone={TONES[status]}>{t(`ownCoupons.${status}`)}</Badge>
        {!isPublic && <Badge>{t('ownCoupons.onlyByCode')}</Badge>}
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
        <Fact name={t('ownCoupons.forWhat')}>
          {count === 0 ? t('ownCoupons.wholeStore', { store }) : t('ownCoupons.someItems', { store, count })}
        </Fact>
      </dl>
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
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium break-words tabular-nums">{children}</dd>
  </div>
)
