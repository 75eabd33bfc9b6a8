import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { PermissionBoxes, PermissionList } from '../components/permission-boxes'
import type { action, loader } from '../routes/seller-staff.server'

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Who works for a seller, and who is invited to. */
export function SellerStaffPage() {
  const t = useT()
  const { staff, invitations, isFull } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <WorkFrame area="seller" title={t('storeStaff.title')} lead={t('storeStaff.lead')}>
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <Card as="section" title={t('storeStaff.people')}>
            {staff.length === 0 ? (
              <p className="text-ink-soft">{t('storeStaff.none')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {staff.map((person) => (
                  <Person key={person.userId} person={person} failure={failure} />
                ))}
              </ul>
            )}
          </Card>
          {invitations.length > 0 && (
            <Card as="section" title={t('storeStaff.invitations')}>
              <ul className="divide-y divide-line">
                {invitations.map((invitation) => (
                  <Invitation key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Card>
          )}
        </div>
        {isFull ? (
          <Notice tone="info" title={t('storeStaff.full')}>
            {t('storeStaff.fullText')}
          </Notice>
        ) : (
          <Invite failure={failure} />
        )}
      </div>
    </WorkFrame>
  )
}

function Invite({ failure }: { failure: Failure }) {
  const t = useT()
  const { invitations } = useLoaderData<typeof loader>()
  const own = failure?.values.intent === 'invite' ? failure : undefined
  return (
    <Card as="section" edge title={t('storeStaff.invite')}>
      <p className="mb-4 text-ink-soft">{t('storeStaff.inviteText')}</p>
      {/* Empty again once an invitation is sent. */}
      <Form method="post" noValidate key={invitations.map(({ id }) => id).join()} className="space-y-4">
        <TextField
          type="email"
          autoComplete="off"
          label={t('storeStaff.email')}
          {...fieldMaker(t, own)('email')}
        />
        <PermissionBoxes held={['ship']} failure={own} />
        <Button type="submit" name="intent" value="invite" icon="mail">
          {t('storeStaff.send')}
        </Button>
      </Form>
    </Card>
  )
}

function Person({ person, failure }: { person: Data['staff'][number]; failure: Failure }) {
  const t = useT()
  const { userId, name, email, permissions, joinedAt } = person
  const own = failure?.values.intent === 'change' && failure.values.memberId === userId ? failure : undefined
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h3 dir="auto" className="font-bold wrap-anywhere">
        {name}
      </h3>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {email} · {t('storeStaff.since')} <When at={joinedAt} hasClock={false} />
      </p>
      <PermissionList permissions={permissions} />
      <Disclosure summary={t('storeStaff.changeOf', { name })} open={own !== undefined} className="mt-2">
        <Form method="post" noValidate key={permissions.join()} className="space-y-3">
          <input type="hidden" name="memberId" value={userId} />
          <PermissionBoxes held={permissions} failure={own} />
          <Button type="submit" name="intent" value="change" size="small" icon="check">
            {t('storeStaff.change')}
          </Button>
        </Form>
      </Disclosure>
      <Disclosure summary={t('storeStaff.removeOf', { name })} className="border-b-0">
        <p className="mb-3 text-sm">{t('storeStaff.removeText', { name })}</p>
        <Form method="post">
          <input type="hidden" name="memberId" value={userId} />
          <Button type="submit" name="intent" value="remove" variant="danger" size="small">
            {t('storeStaff.remove')}
          </Button>
        </Form>
      </Disclosure>
    </li>
  )
}

function Invitation({ invitation }: { invitation: Data['invitations'][number] }) {
  const t = useT()
  const { id, email, permissions, isExpired, expiresAt } = invitation
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 font-bold">
        <span className="wrap-anywhere">{email}</span>
        {isExpired && (
          <Badge tone="kunyit" icon="clock">
            {t('storeStaff.expired')}
          </Badge>
        )}
      </h3>
      <p className="text-sm text-ink-soft">
        {t('storeStaff.until')} <When at={expiresAt} />
      </p>
      <PermissionList permissions={permissions} />
      <Form method="post" className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="renew"
          variant="secondary"
          size="small"
          icon="mail"
          aria-label={t('storeStaff.renewOf', { email })}
        >
          {t('storeStaff.renew')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="revoke"
          variant="quiet"
          size="small"
          aria-label={t('storeStaff.revokeOf', { email })}
        >
          {t('storeStaff.revoke')}
        </Button>
      </Form>
    </li>
  )
}
