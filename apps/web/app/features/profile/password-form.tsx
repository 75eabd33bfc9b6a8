import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { type Failure, fieldError, formError } from '../../lib/failure'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'

/** Another password, by whoever knows the present one. */
export function PasswordForm({ failure, email }: { failure: Failure; email: string }) {
  const t = useT()
  const isBusy = useNavigation().formData?.get('intent') === 'password'
  const problem = formError(t, failure)
  return (
    <Card as="section" title={t('security.password')}>
      <p className="mb-4 text-ink-soft">{t('security.passwordLead')}</p>
      <Form method="post" noValidate className="max-w-dialog space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          label={t('security.passwordOld')}
          type="password"
          name="password"
          autoComplete="current-password"
          error={fieldError(t, failure, 'password')}
        />
        <TextField
          label={t('security.passwordNew')}
          type="password"
          name="newPassword"
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          error={fieldError(t, failure, 'newPassword')}
        />
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
