import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { LANGUAGE_OPTIONS } from '../../../lib/language-options'
import { Select } from '../../../ui/forms/select'
import { AuthForm, NewMemberFields } from '../components/auth-form'
import { AuthFrame, LoginInstead } from '../components/auth-frame'
import type { action, loader } from '../routes/register.server'

export function RegisterPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { language } = useLoaderData<typeof loader>()
  return (
    <AuthFrame title={t('auth.registerTitle')} lead={t('auth.registerLead')} other={<LoginInstead />}>
      <AuthForm failure={failure} submit={t('auth.signUp')}>
        <NewMemberFields failure={failure} />
        <Select
          label={t('auth.language')}
          options={LANGUAGE_OPTIONS}
          {...fieldMaker(t, failure, { language })('language')}
        />
      </AuthForm>
    </AuthFrame>
  )
}
