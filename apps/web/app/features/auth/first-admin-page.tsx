import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { fieldError, formError } from '../../lib/failure'
import type { action, loader } from '../../routes/first-admin'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { AuthFrame, KeepingLink } from './auth-frame'

export function FirstAdminPage() {
  const { isOpen } = useLoaderData<typeof loader>()
  return isOpen ? <SignUp /> : <Ended />
}

function SignUp() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <AuthFrame
      title={t('staff.firstTitle')}
      lead={t('staff.firstLead')}
      other={
        <>
          {t('auth.haveAccount')} <KeepingLink to="/login">{t('auth.signIn')}</KeepingLink>
        </>
      }
    >
      <Form method="post" noValidate className="space-y-4">
        {problem && <Notice tone="error" title={problem} live />}
        <TextField
          label={t('auth.name')}
          name="name"
          autoComplete="name"
          defaultValue={failure?.values.name}
          error={fieldError(t, failure, 'name')}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={failure?.values.email}
          error={fieldError(t, failure, 'email')}
        />
        <TextField
          label={t('auth.password')}
          type="password"
          name="password"
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          error={fieldError(t, failure, 'password')}
        />
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {t('staff.firstSubmit')}
        </Button>
      </Form>
    </AuthFrame>
  )
}

function Ended() {
  const t = useT()
  return (
    <div className="page-width py-10">
      <EmptyState
        titleLevel={1}
        icon="warning"
        title={t('staff.endedTitle')}
        action={
          <ButtonLink to="/" icon="home">
            {t('site.goHome')}
          </ButtonLink>
        }
      >
        {t('staff.endedText')}
      </EmptyState>
    </div>
  )
}
