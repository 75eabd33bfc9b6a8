import { useActionData, useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { sayTeaser } from '../../catalogue/client/teaser-words'
import { TeaserItems } from '../../catalogue/components/teaser-items'
import { AuthForm } from '../components/auth-form'
import { AuthFrame, KeepingLink, useReturnTo } from '../components/auth-frame'
import type { action, loader } from '../routes/login.server'

export function LoginPage() {
  const { t, tag } = useI18n()
  const keep = useReturnTo()
  const mayJoin = useIsOn('registration')
  const { teaser } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
  return (
    <AuthFrame
      title={teaser && teaser.total > 0 ? sayTeaser(t, tag, teaser) : t('auth.loginTitle')}
      lead={t(teaser ? 'finder.browsingFree' : 'auth.loginLead')}
      below={teaser && teaser.items.length > 0 && <TeaserItems items={teaser.items} />}
    >
      <AuthForm
        failure={failure}
        submit={t('auth.signIn')}
        beside={
          mayJoin && (
            <ButtonLink to={keep('/register')} variant="secondary" block size="large">
              {t('auth.createOne')}
            </ButtonLink>
          )
        }
      >
        <TextField label={t('auth.email')} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={t('auth.password')}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <p className="-mt-2">
          <KeepingLink to="/forgot-password">{t('accounts.forgotLink')}</KeepingLink>
        </p>
      </AuthForm>
    </AuthFrame>
  )
}
