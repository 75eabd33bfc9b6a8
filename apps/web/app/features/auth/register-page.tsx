import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldMaker } from '../../lib/failure'
import { LANGUAGE_OPTIONS } from '../../lib/language-options'
import type { action, loader } from '../../routes/register'
import { Select } from '../../ui/select'
import { AuthForm, NewMemberFields } from './auth-form'
import { AuthFrame, LoginInstead } from './auth-frame'

export function RegisterPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { language } = useLoaderData<typeof loader>()
  return (
    <AuthFrame title={t('auth.registerTitle')} lead={t('auth.registerLead')} other={<LoginInstead />}>
      {/* Another language needs another document. */}
      <AuthForm failure={failure} submit={t('auth.signUp')} reloadDocument>
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
