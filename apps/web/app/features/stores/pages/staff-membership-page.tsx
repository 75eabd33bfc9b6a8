import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { PermissionList } from '../components/permission-boxes'
import type { action, loader } from '../routes/staff-membership.server'

type Data = ReturnType<typeof useLoaderData<typeof loader>>
type Membership = NonNullable<Data['membership']>

/** Where work begins, by permission. */
const WAYS = {
  ship: ['/orders/seller', 'work.orders'],
  list: ['/my-products', 'work.products'],
  money: ['/seller/balance', 'work.balance'],
} as const satisfies Record<Membership['permissions'][number], readonly [string, TextKey]>

/** The seller for whom a member works. */
export function StaffMembershipPage() {
  const t = useT()
  const { membership, invitedBy } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <div className="mx-auto max-w-text space-y-6 px-4 py-6">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('storeStaff.membership')}</h1>
      <FormProblem failure={failure} />
      {invitedBy.map((seller) => (
        <Notice key={seller} tone="info" title={t('storeStaff.invitedBy', { seller })}>
          {t('storeStaff.invitedByText')}
        </Notice>
      ))}
      {membership ? (
        <Work membership={membership} />
      ) : (
        <EmptyState icon="store" title={t('storeStaff.nobody')}>
          {t('storeStaff.nobodyText')}
        </EmptyState>
      )}
    </div>
  )
}

function Work({ membership }: { membership: Membership }) {
  const t = useT()
  const { sells } = useLoaderData<typeof loader>()
  const { sellerName: seller, permissions, joinedAt, isWorking, isSuspended } = membership
  return (
    <Card as="section" edge title={t('storeStaff.workFor', { seller })}>
      <p className="mb-3 text-sm text-ink-soft">
        {t('storeStaff.since')} <When at={joinedAt} hasClock={false} />
      </p>
      <p>{t('storeStaff.may')}</p>
      <PermissionList permissions={permissions} />
      {isSuspended && (
        <Notice tone="warning" title={t('storeStaff.paused')} className="mt-4">
          {t('storeStaff.pausedText', { seller })}
        </Notice>
      )}
      {isWorking && !isSuspended && (
        <p className="mt-4 flex flex-wrap gap-2">
          {permissions.map((permission) => {
            const [to, text] = WAYS[permission]
            return (
              // Pages for shoppers are shared: what is known of staff comes with the document.
              <ButtonLink key={permission} to={to} reloadDocument>
                {t(text)}
              </ButtonLink>
            )
          })}
        </p>
      )}
      {sells && (
        <Form method="post" className="mt-4">
          <p className="mb-2 text-sm text-ink-soft">
            {t(isWorking ? 'storeStaff.nowFor' : 'storeStaff.nowOwn', { seller })}
          </p>
          <Button type="submit" name="intent" value={isWorking ? 'own' : 'staff'} variant="secondary">
            {t(isWorking ? 'storeStaff.toOwn' : 'storeStaff.toStaff', { seller })}
          </Button>
        </Form>
      )}
      <Disclosure summary={t('storeStaff.leave')} className="mt-4 border-b-0">
        <p className="mb-3 text-sm">{t('storeStaff.leaveText', { seller })}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="danger" size="small">
            {t('storeStaff.leaveNow')}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  )
}
