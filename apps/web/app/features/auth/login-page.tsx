import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldError, formError } from '../../lib/failure'
import type { action } from '../../routes/login'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { AuthFrame, KeepingLink } from './auth-frame'

export function LoginPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('auth.loginTitle')}
      lead={t('auth.loginLead')}
      other={
        <>
          {t('auth.noAccount')} <KeepingLink to="/register">{t('auth.createOne')}</KeepingLink>
        </>
      }
    >
      <Form method="post" noValidate className="space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={failure?.values.email}
          error={fieldError(t, failure, 'email')}
        />
        <TextField
          label={t('auth.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          error={fieldError(t, failure, 'password')}
        />
        <p className="-mt-2">
          <KeepingLink to="/forgot-password">{t('accounts.forgotLink')}</KeepingLink>
        </p>
        {failure?.code === 'WRONG_LOGIN' && (
          <p className="text-sm text-ink-soft">{t('accounts.confirmFirst')}</p>
        )}
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {t('auth.signIn')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
