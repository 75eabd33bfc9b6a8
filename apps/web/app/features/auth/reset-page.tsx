import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldError, formError } from '../../lib/failure'
import type { action, loader } from '../../routes/reset-password'
import { Button, ButtonLink } from '../../ui/button'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { AuthFrame, KeepingLink, useKept } from './auth-frame'
import { ENDED_WORDS } from './ended-words'

export function ResetPage() {
  const t = useT()
  const keep = useKept()
  const { ended } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('accounts.resetTitle')}
      lead={t(ended ? 'accounts.resetEndedLead' : 'accounts.resetLead')}
      other={<KeepingLink to="/login">{t('accounts.backToLogin')}</KeepingLink>}
    >
      {ended ? (
        <div className="space-y-4">
          <Notice tone="warning" title={t(ENDED_WORDS[ended])} live>
            {t('accounts.resetEndedText')}
          </Notice>
          <ButtonLink to={keep('/forgot-password')} block size="large">
            {t('accounts.newLink')}
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" noValidate className="space-y-4">
          {problem && <Notice tone="error" title={problem} live />}
          <TextField
            label={t('accounts.newPassword')}
            type="password"
            name="password"
            autoComplete="new-password"
            hint={t('auth.passwordHint')}
            error={fieldError(t, failure, 'password')}
          />
          <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
            {t('accounts.resetSave')}
          </Button>
        </Form>
      )}
    </AuthFrame>
  )
}
