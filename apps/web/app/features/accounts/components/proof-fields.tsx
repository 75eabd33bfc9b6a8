import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** Where one shows that it is really oneself: the password, and a code where two-step login is on. */
export function ProofFields({ hasTwoFactor, failure }: { hasTwoFactor: boolean; failure: Failure }) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('security.password')}
        type="password"
        autoComplete="current-password"
        {...fieldMaker(t, failure)('password')}
      />
      {hasTwoFactor && <CodeField failure={failure} />}
    </>
  )
}

/** Six digits of the app, or a recovery code. */
export function CodeField({ failure }: { failure: Failure }) {
  const t = useT()
  return (
    <TextField
      label={t('security.code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      hint={t('security.codeHint')}
      {...fieldMaker(t, failure)('code')}
    />
  )
}
