import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_SWITCH_REASON, staffCouponPath } from '@pasar/domain/coupons/staff-coupons'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { CouponState } from '../../coupons/components/coupon-parts'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { Word } from '../../platform/components/lists/word'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { CouponFacts, CouponUsage } from '../components/coupon-facts'
import { AuditTrail } from '../components/staff-records'
import type { action, loader } from '../routes/admin-coupon.server'

type Use = ReturnType<typeof useLoaderData<typeof loader>>['uses'][number]

/** A coupon: its terms, how far it is used and by whom, what was done to it, and what can be done. */
export function AdminCouponPage() {
  const t = useT()
  const { coupon, audit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <WorkFrame
      area="admin"
      title={<span className="break-all">{coupon.code}</span>}
      lead={<CouponState coupon={coupon} side="staff" />}
      actions={
        <TextLink to="/admin/coupons" className="inline-flex min-h-11 items-center">
          {t('couponWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <CouponFacts coupon={coupon} />
          <Uses />
          <AuditTrail audit={audit} />
        </div>
        <div className="space-y-6 max-lg:row-start-1">
          <CouponUsage coupon={coupon} />
          <Switch key={String(coupon.isActive)} />
        </div>
      </div>
    </WorkFrame>
  )
}

const COLUMNS: ListColumns<Use, 'member' | 'amount' | 'at'> = {
  member: { words: 'couponWork.member', wordy: true, cell: (use) => <Member use={use} /> },
  amount: { words: 'couponWork.amount', cell: (use) => <Amount use={use} /> },
  at: { words: 'couponWork.usedAt', cell: ({ usedAt }) => <DateText time={usedAt} withTime /> },
}

const Member = ({ use: { memberId, memberName } }: { use: Use }) => (
  <TextLink to={linkTo('/admin/users/:id', { id: memberId })} className="relative z-10">
    {memberName || <Word of="staffLog.gone" />}
  </TextLink>
)

const Amount = ({ use: { amount, releasedAt } }: { use: Use }) => (
  <span className="tabular-nums">
    {formatRm(amount)}{' '}
    {releasedAt !== null && (
      <Badge>
        <Word of="couponWork.givenBack" />
      </Badge>
    )}
  </span>
)

/** Who used it, the newest first. */
function Uses() {
  const t = useT()
  const { coupon, uses, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="mb-3 text-lg font-bold">
        {t('couponWork.recentUses')}
      </h2>
      {uses.length === 0 ? (
        <p className="text-ink-soft">{t('couponWork.noUses')}</p>
      ) : (
        <ListTable
          caption={t('couponWork.recentUses')}
          head={{
            words: 'couponWork.order',
            cell: ({ orderId, number }) => (
              <RowLink to={linkTo('/admin-orders/:id', { id: orderId })}>{number}</RowLink>
            ),
          }}
          rows={uses}
          columns={COLUMNS}
          shown={['member', 'amount', 'at']}
        />
      )}
      <Pagination
        className="mt-4"
        label={t('couponWork.usePages')}
        previousTo={isFirst ? null : staffCouponPath(coupon.id)}
        previousLabel={t('memberWork.first')}
        nextTo={next === null ? null : staffCouponPath(coupon.id, next)}
        nextLabel={t('memberWork.more')}
      />
    </section>
  )
}

/** Stops it, or has it run again, with the reason; not where it has ended, or its seller has stopped it. */
function Switch() {
  const t = useT()
  const { coupon } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const intent = coupon.isActive ? 'stop' : 'resume'
  if (coupon.isOver) return null
  if (coupon.stoppedBy === 'seller')
    return (
      <Notice tone="info" title={t('ownCoupons.stoppedBySeller')}>
        {t('errors.COUPON_STOPPED_BY_SELLER')}
      </Notice>
    )
  return (
    <Card as="section" title={t(`couponWork.${intent}`)}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-sm text-ink-soft">{t(`couponWork.${intent}Lead`)}</p>
        <TextArea
          label={t('couponWork.reason')}
          hint={t(coupon.sellerId === null ? 'couponWork.reasonForLog' : 'couponWork.reasonForSeller')}
          rows={3}
          maxLength={MAX_SWITCH_REASON}
          {...fieldMaker(t, failure?.values.intent === intent ? failure : undefined)('reason')}
        />
        <Button type="submit" variant="secondary" icon={coupon.isActive ? 'pause' : 'play'}>
          {t(`ownCoupons.${intent}`)}
        </Button>
      </Form>
    </Card>
  )
}
