import { useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { TextLink } from '../../../ui/text-link'
import { AuthForm } from '../components/auth-form'
import { AuthFrame, KeepingLink } from '../components/auth-frame'
import { CodeField } from '../components/proof-fields'
import type { action } from '../routes/login-code.server'

/** The second step of a login. */
export function LoginCodePage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  return (
    <AuthFrame
      title={t('security.codeTitle')}
      lead={t('security.codeLead')}
      other={<KeepingLink to="/login">{t('security.codeAgain')}</KeepingLink>}
    >
      <AuthForm failure={failure} submit={t('auth.signIn')}>
        <CodeField failure={failure} />
        <p className="text-sm text-ink-soft">
          {t('security.codeLost')} <TextLink to="/contact">{t('security.codeNone')}</TextLink>
        </p>
      </AuthForm>
    </AuthFrame>
  )
}
