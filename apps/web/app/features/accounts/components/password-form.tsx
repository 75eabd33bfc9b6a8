import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { useEmptied } from '../client/use-emptied'
import { NewPasswordField } from './auth-form'

/** The form that changes the password; it asks for the current one. The session is replaced, too. */
export function PasswordForm({
  failure,
  email,
  sessionId,
}: {
  failure: Failure
  email: string
  sessionId: string | undefined
}) {
  const t = useT()
  const form = useEmptied(sessionId)
  const isBusy = useNavigation().formData?.get('intent') === 'password'
  return (
    <Card as="section" title={t('security.password')}>
      <p className="mb-4 text-ink-soft">{t('security.passwordLead')}</p>
      <Form ref={form} method="post" noValidate className="max-w-dialog space-y-4">
        <FormProblem failure={failure} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={t('security.passwordOld')}
          type="password"
          autoComplete="current-password"
          {...fieldMaker(t, failure)('password')}
        />
        <NewPasswordField label={t('security.passwordNew')} name="newPassword" failure={failure} />
        <Button
          type="submit"
          name="intent"
          value="password"
          loading={isBusy}
          loadingLabel={t('profile.saving')}
        >
          {t('security.passwordChange')}
        </Button>
      </Form>
    </Card>
  )
}
