import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { AuthForm } from '../components/auth-form'
import { ProofFields } from '../components/proof-fields'
import type { action, loader } from '../routes/reauthenticate.server'

/** Asks once more who one is. */
export function ReauthenticatePage() {
  const t = useT()
  const { hasTwoFactor, email } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog">
        <h1 className="text-xl font-bold">{t('security.proofTitle')}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{t('security.proofLead')}</p>
        <AuthForm failure={failure} submit={t('security.proofButton')}>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <ProofFields hasTwoFactor={hasTwoFactor} failure={failure} />
        </AuthForm>
      </Card>
    </div>
  )
}
