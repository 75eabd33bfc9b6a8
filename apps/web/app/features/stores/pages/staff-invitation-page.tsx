import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { PermissionList } from '../components/permission-boxes'
import type { action, loader } from '../routes/staff-invitation.server'

/** Behind the link of a mail: who invites, and what for. A button accepts, because mail programs open links on their own. */
export function StaffInvitationPage() {
  const t = useT()
  const { invitation } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog">
        <h1 className="mb-4 text-xl font-bold">{t('storeStaff.invitation')}</h1>
        <FormProblem failure={failure} className="mb-4" />
        {invitation.state === 'open' ? (
          <Open invitation={invitation} />
        ) : (
          <Notice tone="info" title={t(`storeStaff.${invitation.state}Title`)}>
            {t(`storeStaff.${invitation.state}Text`)}
          </Notice>
        )}
      </Card>
    </div>
  )
}

type Shown = Extract<ReturnType<typeof useLoaderData<typeof loader>>['invitation'], { state: 'open' }>

function Open({ invitation }: { invitation: Shown }) {
  const t = useT()
  const { seller, permissions, email, expiresAt } = invitation
  return (
    <div className="space-y-4">
      <p className="wrap-anywhere">{t('storeStaff.invitationText', { seller })}</p>
      <PermissionList permissions={permissions} />
      <p className="text-sm text-ink-soft wrap-anywhere">
        {t('storeStaff.sentTo', { email })} · {t('storeStaff.until')} <When at={expiresAt} />
      </p>
      <Ways invitation={invitation} />
    </div>
  )
}

/** How to go on, by who reads it. */
function Ways({ invitation: { seller, isForReader } }: { invitation: Shown }) {
  const t = useT()
  const { reader, here } = useLoaderData<typeof loader>()
  const mayJoin = useIsOn('registration')
  if (reader === null)
    return (
      <div className="space-y-3">
        <p>{t('storeStaff.signInFirst')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={linkTo('/login', { from: here })} icon="user">
            {t('auth.signIn')}
          </ButtonLink>
          {mayJoin && (
            <ButtonLink to={linkTo('/register', { from: here })} variant="secondary">
              {t('auth.signUp')}
            </ButtonLink>
          )}
        </div>
      </div>
    )
  if (!isForReader)
    return (
      <Notice tone="warning" title={t('storeStaff.otherEmail')}>
        {t('storeStaff.otherEmailText', { email: reader.email })}
      </Notice>
    )
  return (
    <Form method="post">
      {!reader.isVerified && <p className="mb-3">{t('storeStaff.confirmFirst')}</p>}
      <Button type="submit" block size="large">
        {t('storeStaff.accept', { seller })}
      </Button>
    </Form>
  )
}
