import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { PasswordForm } from '../components/password-form'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import { SessionList } from '../components/session-list'
import type { action, loader } from '../routes/profile-security.server'

/** The security settings of an account. */
export function SecurityPage() {
  const t = useT()
  const { sessions, hasTwoFactor, email } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const base = useProfileBase()
  return (
    <ProfileFrame>
      <h1 className="sr-only">{t('profile.tabSecurity')}</h1>
      <div className="grid gap-6 md:grid-cols-2">
        <Card as="section" title={t('security.emailTitle')}>
          <p className="text-ink-soft">{t('security.emailLead')}</p>
          <p className="mt-2 mb-4 font-semibold wrap-anywhere">{email}</p>
          <ButtonLink to={linkTo(`${base}/security/email`)} variant="secondary" icon="mail">
            {t('security.emailChange')}
          </ButtonLink>
        </Card>
        <Card
          as="section"
          title={t('security.twoFactor')}
          action={
            hasTwoFactor ? (
              <Badge tone="jade" icon="check">
                {t('security.twoFactorOn')}
              </Badge>
            ) : (
              <Badge>{t('security.twoFactorOff')}</Badge>
            )
          }
        >
          <p className="mb-4 text-ink-soft">{t('security.twoFactorLead')}</p>
          <ButtonLink to={linkTo(`${base}/security/two-factor`)} variant="secondary" icon="shield">
            {t(hasTwoFactor ? 'security.twoFactorManage' : 'security.twoFactorSetUp')}
          </ButtonLink>
        </Card>
      </div>
      <PasswordForm
        failure={failure}
        email={email}
        sessionId={sessions.find(({ isCurrent }) => isCurrent)?.sessionId}
      />
      <SessionList sessions={sessions} />
    </ProfileFrame>
  )
}
