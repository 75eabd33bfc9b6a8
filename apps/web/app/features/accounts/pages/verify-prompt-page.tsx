import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { formError } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { LogoutForm } from '../../platform/components/logout-form'
import { AuthFrame, useReturnTo } from '../components/auth-frame'
import type { action, loader } from '../routes/verify-email-prompt.server'

export function VerifyPromptPage() {
  const t = useT()
  const { member } = useLoaderData<typeof loader>()
  if (member === null) return <VisitorPrompt />
  return (
    <AuthFrame title={t('accounts.promptTitle')} lead={t('accounts.promptLead', { email: member.email })}>
      <ResendForm home={member.home} />
    </AuthFrame>
  )
}

function ResendForm({ home }: { home: string }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <div className="space-y-4">
      {problem && (
        <Notice tone="error" title={problem} live>
          {t('accounts.resendLimit')}
        </Notice>
      )}
      <p>{t('accounts.promptText')}</p>
      <Form method="post">
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {t('accounts.resend')}
        </Button>
      </Form>
      <ButtonLink to={home} variant="secondary" block size="large">
        {t('accounts.goOnShopping')}
      </ButtonLink>
      <LogoutForm className="flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-ink-soft">{t('accounts.wrongAddress')}</span>
        <Button type="submit" variant="quiet">
          {t('accounts.startOver')}
        </Button>
      </LogoutForm>
    </div>
  )
}

/** Visitors see no address: whoever knows the password gets the mail again. */
function VisitorPrompt() {
  const t = useT()
  const mayJoin = useIsOn('registration')
  const { search } = useLocation()
  const keep = useReturnTo()
  return (
    <AuthFrame title={t('accounts.promptTitle')} lead={t('accounts.promptVisitor')}>
      <div className="space-y-4">
        <p>{t('accounts.promptVisitorText')}</p>
        <ButtonLink
          to={linkTo('/login', { from: `${linkTo('/verify-email-prompt')}${search}` })}
          block
          size="large"
        >
          {t('auth.signIn')}
        </ButtonLink>
        {mayJoin && (
          <ButtonLink to={keep('/register')} variant="secondary" block size="large">
            {t('auth.signUp')}
          </ButtonLink>
        )}
      </div>
    </AuthFrame>
  )
}
