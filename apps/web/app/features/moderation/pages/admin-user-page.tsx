import { linkTo } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import { formatRm } from '@pasar/domain/kernel/format'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { ORDER_LOOKS, StateBadge } from '../../orders/components/states'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { MEMBER_TONES } from '../client/member-tones'
import { ImpersonationForm } from '../components/impersonation-form'
import { MemberForm, MemberSessions, RoleForm } from '../components/member-forms'
import { AuditTrail, StaffNotes } from '../components/staff-records'
import type { action, loader } from '../routes/admin-user.server'

/** A member, how they stand, and what can be done. */
export function AdminUserPage() {
  const t = useT()
  const { member, notes, audit, isSelf, mayImpersonate } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { state, sellerStatus } = member
  return (
    <WorkFrame
      area="admin"
      title={member.name || t('memberWork.nobody')}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{t(`memberWork.role_${member.role}`)}</Badge>
          <Badge tone={MEMBER_TONES[state]}>{t(`memberWork.state_${state}`)}</Badge>
        </span>
      }
      actions={
        <TextLink to="/admin/users" className="inline-flex min-h-11 items-center">
          {t('memberWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <About />
          <Orders />
          <StaffNotes notes={notes} failure={failure} />
          <AuditTrail audit={audit} />
        </div>
        <div className="space-y-6">
          <MemberSessions />
          {isSelf && <Notice tone="info" title={t('memberWork.self')} />}
          {mayImpersonate && <ImpersonationForm />}
          {!isSelf && state === 'suspended' && <MemberForm intent="lift" />}
          {!isSelf && sellerStatus === 'suspended' && <MemberForm intent="liftSelling" />}
          {!isSelf && sellerStatus === 'approved' && <MemberForm intent="suspendSelling" />}
          {!isSelf && (state === 'active' || state === 'unconfirmed') && <MemberForm intent="suspend" />}
          {!isSelf && state === 'active' && <RoleForm />}
          {!isSelf && member.hasTwoFactor && <MemberForm intent="resetTwoFactor" />}
        </div>
      </div>
    </WorkFrame>
  )
}

function About() {
  const t = useT()
  const { member, stores } = useLoaderData<typeof loader>()
  const { email, phone, language, createdAt, sellerStatus, recruiter, hasTwoFactor, state } = member
  return (
    <Card as="section" edge>
      <Facts
        rows={[
          ...(state === 'deleted'
            ? []
            : ([
                [t('memberWork.email'), email],
                [t('memberWork.phone'), phone ?? t('memberWork.noPhone')],
                [t('memberWork.language'), t(`memberWork.language_${language}`)],
                [t('memberWork.twoFactor'), t(hasTwoFactor ? 'memberWork.on' : 'memberWork.off')],
              ] as const)),
          [t('memberWork.joined'), <DateText key="joined" time={createdAt} withTime />],
          ...(sellerStatus === null
            ? []
            : ([[t('memberWork.seller'), t(`memberWork.seller_${sellerStatus}`)]] as const)),
          ...(member.role !== ROLE.SELLER && member.role !== ROLE.RESELLER
            ? []
            : ([
                [
                  t('adjustments.title'),
                  <TextLink
                    key="balance"
                    to={linkTo('/admin/books/members/:id', { id: member.id })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {t('adjustments.link')}
                  </TextLink>,
                ],
              ] as const)),
          ...(recruiter === null ? [] : ([[t('memberWork.recruiter'), recruiter]] as const)),
          ...(stores.length === 0
            ? []
            : ([
                [
                  t('memberWork.stores'),
                  stores.map((store) => (
                    <TextLink
                      key={store.id}
                      to={linkTo('/all-stores/:id', { id: store.id })}
                      className="mr-4 inline-flex min-h-11 items-center"
                    >
                      {store.name}
                    </TextLink>
                  )),
                ],
              ] as const)),
        ]}
      />
    </Card>
  )
}

function Orders() {
  const t = useT()
  const { orders } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('memberWork.orders')}>
      {orders.length === 0 && <p className="text-ink-soft">{t('memberWork.noOrders')}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, state, total, placedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <TextLink to={linkTo('/admin-orders/:id', { id })} className="inline-flex min-h-11 items-center">
              {number}
            </TextLink>
            <span className="text-sm text-ink-soft">
              <DateText time={placedAt} />
            </span>
            <span className="tabular-nums">{formatRm(total)}</span>
            <StateBadge look={ORDER_LOOKS[state]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
