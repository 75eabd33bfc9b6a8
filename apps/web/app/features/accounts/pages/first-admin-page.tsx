import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { MessagePage } from '../../platform/pages/message-page'
import { AuthForm, NewMemberFields } from '../components/auth-form'
import { AuthFrame, LoginInstead } from '../components/auth-frame'
import type { action, loader } from '../routes/first-admin.server'

export function FirstAdminPage() {
  const t = useT()
  const { isOpen } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  if (!isOpen) {
    return (
      <MessagePage icon="warning" title={t('staff.endedTitle')}>
        {t('staff.endedText')}
      </MessagePage>
    )
  }
  return (
    <AuthFrame title={t('staff.firstTitle')} lead={t('staff.firstLead')} other={<LoginInstead />}>
      <AuthForm failure={failure} submit={t('staff.firstSubmit')}>
        <NewMemberFields failure={failure} />
      </AuthForm>
    </AuthFrame>
  )
}
