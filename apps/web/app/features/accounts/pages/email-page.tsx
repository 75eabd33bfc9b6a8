import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { useEmptied } from '../client/use-emptied'
import { ProfileFrame } from '../components/profile-frame'
import { useTimeText } from '../components/time-text'
import type { action, loader } from '../routes/profile-email.server'

/** Another email: asked for here, confirmed in two mails. */
export function EmailPage() {
  const t = useT()
  const { email, pending } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const { writeTime } = useTimeText()
  const form = useEmptied(pending?.expiresAt)
  return (
    <ProfileFrame>
      {pending && (
        <Notice
          tone="info"
          title={t('security.emailPending', { email: pending.newEmail })}
          action={
            <Form method="post">
              <Button type="submit" name="intent" value="cancel" variant="secondary" size="small">
                {t('security.emailCancel')}
              </Button>
            </Form>
          }
        >
          <p>{t('security.emailPendingText', { time: writeTime(pending.expiresAt) })}</p>
          {pending.oldConfirmed && <p>{t('security.emailOldDone')}</p>}
        </Notice>
      )}
      <Card as="section">
        <h1 className="text-lg font-bold">{t('security.emailChange')}</h1>
        <p className="mt-1 mb-4 text-ink-soft">{t('security.emailBoth')}</p>
        <Form ref={form} method="post" noValidate className="max-w-dialog space-y-4">
          <FormProblem failure={failure} />
          <p>
            <span className="block text-sm font-semibold">{t('security.emailNow')}</span>
            <span className="wrap-anywhere">{email}</span>
          </p>
          <TextField
            label={t('security.emailNew')}
            type="email"
            autoComplete="email"
            {...fieldMaker(t, failure)('email')}
          />
          <Button type="submit" loading={isBusy} loadingLabel={t('site.loading')}>
            {t('security.emailSend')}
          </Button>
        </Form>
      </Card>
    </ProfileFrame>
  )
}
