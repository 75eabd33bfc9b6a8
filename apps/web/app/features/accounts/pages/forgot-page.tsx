import { useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { AuthForm } from '../components/auth-form'
import { AuthFrame, KeepingLink } from '../components/auth-frame'
import type { action } from '../routes/forgot-password.server'

export function ForgotPage() {
  const t = useT()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined
  return (
    <AuthFrame
      title={t('accounts.forgotTitle')}
      lead={t('accounts.forgotLead')}
      other={<KeepingLink to="/login">{t('accounts.backToLogin')}</KeepingLink>}
    >
      <AuthForm failure={failure} submit={t('accounts.forgotSend')}>
        {sentTo && (
          <Notice tone="success" title={t('accounts.forgotSent', { email: sentTo })} live>
            {t('accounts.forgotSentText')}
          </Notice>
        )}
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          {...fieldMaker(t, failure, { email: sentTo })('email')}
        />
      </AuthForm>
    </AuthFrame>
  )
}
