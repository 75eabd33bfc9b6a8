import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { formError } from '../../lib/failure'
import type { action, loader } from '../../routes/reauthenticate'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { ProofFields } from './proof-fields'

/** Asks once more who one is. */
export function ReauthenticatePage() {
  const t = useT()
  const { hasTwoFactor, email } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog">
        <h1 className="text-xl font-bold">{t('security.proofTitle')}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{t('security.proofLead')}</p>
        <Form method="post" noValidate className="space-y-4">
          {problem && <Notice tone="error" title={problem} live />}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <ProofFields hasTwoFactor={hasTwoFactor} failure={failure} />
          <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
            {t('security.proofButton')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
