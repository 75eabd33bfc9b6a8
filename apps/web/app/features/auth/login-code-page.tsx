import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { formError } from '../../lib/failure'
import type { action } from '../../routes/login-code'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { CodeField } from '../profile/proof-fields'
import { AuthFrame, KeepingLink } from './auth-frame'

/** The second step of a login. */
export function LoginCodePage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('security.codeTitle')}
      lead={t('security.codeLead')}
      other={<KeepingLink to="/login">{t('security.codeAgain')}</KeepingLink>}
    >
      <Form method="post" noValidate className="space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        <CodeField failure={failure} />
        <p className="text-sm text-ink-soft">{t('security.codeLost')}</p>
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {t('auth.signIn')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
