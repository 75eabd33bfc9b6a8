import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldError, formError } from '../../lib/failure'
import type { action } from '../../routes/forgot-password'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { AuthFrame, KeepingLink } from './auth-frame'

export function ForgotPage() {
  const t = useT()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('accounts.forgotTitle')}
      lead={t('accounts.forgotLead')}
      other={<KeepingLink to="/login">{t('accounts.backToLogin')}</KeepingLink>}
    >
      <Form method="post" noValidate className="space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        {sentTo && (
          <Notice tone="success" title={t('accounts.forgotSent', { email: sentTo })} live>
            {t('accounts.forgotSentText')}
          </Notice>
        )}
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={failure?.values.email ?? sentTo}
          error={fieldError(t, failure, 'email')}
        />
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {t('accounts.forgotSend')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
