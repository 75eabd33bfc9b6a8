import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { ENDED_WORDS } from '../client/ended-words'
import { AuthForm } from '../components/auth-form'
import { AuthFrame, useReturnTo } from '../components/auth-frame'
import type { action, loader } from '../routes/verify-email.server'

export function VerifyPage() {
  const t = useT()
  const { link } = useLoaderData<typeof loader>()
  return (
    <AuthFrame
      title={t('accounts.verifyTitle')}
      lead={'email' in link ? t('accounts.verifyLead', { email: link.email }) : t('accounts.verifyEndedLead')}
    >
      {'email' in link ? (
        <ConfirmForm asksPassword={link.state === 'password'} />
      ) : (
        <Ended state={link.state} />
      )}
    </AuthFrame>
  )
}

function ConfirmForm({ asksPassword }: { asksPassword: boolean }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
  // There is no field for the email here: it is the one of the link.
  const emailProblem = field('email').error
  return (
    <AuthForm failure={failure} submit={t('accounts.verifySend')}>
      {emailProblem && <Notice tone="error" title={emailProblem} live />}
      {asksPassword && (
        <TextField
          label={t('auth.password')}
          type="password"
          autoComplete="current-password"
          hint={t('accounts.verifyPasswordHint')}
          {...field('password')}
        />
      )}
    </AuthForm>
  )
}

function Ended({ state }: { state: 'unknown' | 'used' | 'expired' | 'foreign' }) {
  const t = useT()
  const mayJoin = useIsOn('registration')
  const keep = useReturnTo()
  const { isMember, isVerified } = useLoaderData<typeof loader>()
  return (
    <div className="space-y-4">
      <Notice
        tone="warning"
        title={t(state === 'foreign' ? 'accounts.linkForeign' : ENDED_WORDS[state])}
        live
      >
        {t(
          state === 'foreign'
            ? 'accounts.linkForeignText'
            : isMember
              ? 'accounts.verifyEndedText'
              : 'accounts.verifyEndedVisitor',
        )}
      </Notice>
      {isMember ? (
        !isVerified && (
          <form method="post" action={keep('/verify-email-prompt')}>
            <Button type="submit" block size="large">
              {t('accounts.newLink')}
            </Button>
          </form>
        )
      ) : (
        <ButtonLink to={keep('/login')} block size="large">
          {t('auth.signIn')}
        </ButtonLink>
      )}
      {(isMember || mayJoin) && (
        <ButtonLink to={isMember ? '/' : keep('/register')} variant="secondary" block size="large">
          {t(isMember ? 'accounts.goOnShopping' : 'auth.signUp')}
        </ButtonLink>
      )}
    </div>
  )
}
