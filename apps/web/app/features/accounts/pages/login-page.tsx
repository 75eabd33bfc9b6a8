import { useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'
import { AuthForm } from '../components/auth-form'
import { AuthFrame, KeepingLink } from '../components/auth-frame'
import type { action } from '../routes/login.server'

export function LoginPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
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
      <AuthForm failure={failure} submit={t('auth.signIn')}>
        <TextField label={t('auth.email')} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={t('auth.password')}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <p className="-mt-2">
          <KeepingLink to="/forgot-password">{t('accounts.forgotLink')}</KeepingLink>
        </p>
      </AuthForm>
    </AuthFrame>
  )
}
