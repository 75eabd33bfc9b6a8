import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { ENDED_WORDS } from '../client/ended-words'
import { AuthForm, NewPasswordField } from '../components/auth-form'
import { AuthFrame, KeepingLink, useReturnTo } from '../components/auth-frame'
import type { action, loader } from '../routes/reset-password.server'

export function ResetPage() {
  const t = useT()
  const keep = useReturnTo()
  const { ended } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <AuthFrame
      title={t('accounts.resetTitle')}
      lead={t(ended ? 'accounts.resetEndedLead' : 'accounts.resetLead')}
      other={<KeepingLink to="/login">{t('accounts.backToLogin')}</KeepingLink>}
    >
      {ended ? (
        <div className="space-y-4">
          <Notice tone="warning" title={t(ENDED_WORDS[ended])} live>
            {t('accounts.resetEndedText')}
          </Notice>
          <ButtonLink to={keep('/forgot-password')} block size="large">
            {t('accounts.newLink')}
          </ButtonLink>
        </div>
      ) : (
        <AuthForm failure={failure} submit={t('accounts.resetSave')}>
          <NewPasswordField label={t('accounts.newPassword')} failure={failure} />
        </AuthForm>
      )}
    </AuthFrame>
  )
}
