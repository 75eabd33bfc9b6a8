import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { ProveFirst } from '../../accounts/components/prove-first'
import { useTimeText } from '../../accounts/components/time-text'
import type { action, loader } from '../routes/admin-user.server'

/** What a refused form of that intent left. */
export function useFailure(intent: string): Failure {
  const failure = useActionData<typeof action>()?.failure
  return failure?.values.intent === intent ? failure : undefined
}

const FORMS = {
  suspend: ['memberWork.suspend', 'memberWork.suspendLead', 'memberWork.suspendHint'],
  lift: ['memberWork.lift', 'memberWork.liftLead', 'memberWork.liftHint'],
  suspendSelling: ['memberWork.suspendSelling', 'memberWork.suspendSellingLead', 'memberWork.suspendHint'],
  liftSelling: ['memberWork.liftSelling', 'memberWork.liftSellingLead', 'memberWork.liftHint'],
  resetTwoFactor: ['memberWork.reset', 'memberWork.resetLead', 'memberWork.resetHint'],
} as const

/** Something that is done to a member, with its reason. */
export function MemberForm({ intent }: { intent: keyof typeof FORMS }) {
  const t = useT()
  const field = fieldMaker(t, useFailure(intent))
  const { member, isProven } = useLoaderData<typeof loader>()
  const [title, lead, hint] = FORMS[intent]
  if (intent === 'resetTwoFactor' && !isProven)
    return (
      <Card as="section" title={t(title)}>
        <p className="mb-4 text-sm text-ink-soft">{t(lead)}</p>
        <ProveFirst from={linkTo('/admin/users/:id', { id: member.id })} />
      </Card>
    )
  return (
    <Card as="section" title={t(title)}>
      <Form method="post" noValidate className="space-y-4">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-sm text-ink-soft">{t(lead)}</p>
        <TextArea
          label={t('memberWork.reason')}
          hint={t(hint)}
          rows={2}
          maxLength={300}
          {...field('reason')}
        />
        <Button
          type="submit"
          variant={intent === 'lift' || intent === 'liftSelling' ? 'primary' : 'secondary'}
        >
          {t(title)}
        </Button>
      </Form>
    </Card>
  )
}

/** Another role for a member, with its reason. */
export function RoleForm() {
  const t = useT()
  const { member, roles, isProven } = useLoaderData<typeof loader>()
  const field = fieldMaker(t, useFailure('role'))
  if (roles.length === 0)
    return (
      <Card as="section" title={t('memberWork.changeRole')}>
        <p className="text-ink-soft">{t('memberWork.keepsRole')}</p>
      </Card>
    )
  if (!isProven)
    return (
      <Card as="section" title={t('memberWork.changeRole')}>
        <p className="mb-4 text-sm text-ink-soft">{t('memberWork.changeRoleLead')}</p>
        <ProveFirst from={linkTo('/admin/users/:id', { id: member.id })} />
      </Card>
    )
  return (
    <Card as="section" title={t('memberWork.changeRole')}>
      <Form method="post" noValidate className="space-y-4" key={member.role}>
        <input type="hidden" name="intent" value="role" />
        <input type="hidden" name="from" value={member.role} />
        <p className="text-sm text-ink-soft">{t('memberWork.changeRoleLead')}</p>
        <Select
          label={t('memberWork.newRole')}
          options={roles.map((role) => ({ value: String(role), label: t(`memberWork.role_${role}`) }))}
          {...field('to')}
        />
        <TextArea
          label={t('memberWork.reason')}
          hint={t('memberWork.changeRoleHint')}
          rows={2}
          maxLength={300}
          {...field('reason')}
        />
        <Button type="submit" variant="secondary">
          {t('memberWork.changeRole')}
        </Button>
      </Form>
    </Card>
  )
}

/** Where a member is signed in, and the way out of each. */
export function MemberSessions() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { sessions, isSelf } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('memberWork.sessions')}>
      {sessions.length === 0 && <p className="text-ink-soft">{t('memberWork.noSessions')}</p>}
      <ul className="divide-y divide-line">
        {sessions.map(({ sessionId, kind, browser, system, network, createdAt, lastUsedAt }) => {
          const device =
            [kind === 'app' ? t('memberWork.app') : browser, system].filter(Boolean).join(' · ') ||
            t('memberWork.unknownDevice')
          const time = writeTime(createdAt)
          return (
            <li key={sessionId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{device}</p>
                <p className="text-sm text-ink-soft" suppressHydrationWarning>
                  {[
                    network,
                    t('memberWork.since', { time }),
                    t('memberWork.used', { time: writeTime(lastUsedAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {!isSelf && (
                <Form method="post">
                  <input type="hidden" name="intent" value="end" />
                  <input type="hidden" name="sessionId" value={sessionId} />
                  <Button
                    type="submit"
                    variant="secondary"
                    size="small"
                    aria-label={t('memberWork.endOf', { device, time })}
                  >
                    {t('memberWork.end')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      {!isSelf && sessions.length > 1 && (
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="endAll" />
          <Button type="submit" variant="quiet" icon="logout">
            {t('memberWork.endAll')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
