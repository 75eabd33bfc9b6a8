import { LANGUAGE_NAME, LANGUAGES } from '@pasar/domain/languages'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldError, formError } from '../../lib/failure'
import type { action, loader } from '../../routes/register'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { AuthFrame, KeepingLink } from './auth-frame'

export function RegisterPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { language } = useLoaderData<typeof loader>()
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('auth.registerTitle')}
      lead={t('auth.registerLead')}
      other={
        <>
          {t('auth.haveAccount')} <KeepingLink to="/login">{t('auth.signIn')}</KeepingLink>
        </>
      }
    >
      {/* Another language needs another document. */}
      <Form method="post" noValidate reloadDocument className="space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        <TextField
          label={t('auth.name')}
          name="name"
          autoComplete="name"
          defaultValue={failure?.values.name}
          error={fieldError(t, failure, 'name')}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={failure?.values.email}
          error={fieldError(t, failure, 'email')}
        />
        <TextField
          label={t('auth.password')}
          type="password"
          name="password"
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          error={fieldError(t, failure, 'password')}
        />
        <Select
          label={t('auth.language')}
          name="language"
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          defaultValue={failure?.values.language ?? language}
          error={fieldError(t, failure, 'language')}
        />
        <Button type="submit" block size="large">
          {t('auth.signUp')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
