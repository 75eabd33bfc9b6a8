import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'

type AuthFormProps = {
  failure?: Failure
  /** What the button says. */
  submit: string
  /** Another way, of the same weight. */
  beside?: ReactNode
  children?: ReactNode
}

/** The one form of a page of accounts: what is wrong with it, its fields, its button. */
export function AuthForm({ failure, submit, beside, children }: AuthFormProps) {
  const t = useT()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" noValidate className="space-y-4">
      <FormProblem failure={failure} />
      {children}
      <div className={beside ? 'grid gap-3 sm:grid-cols-2' : undefined}>
        <Button type="submit" block size="large" loading={isBusy} loadingLabel={t('site.loading')}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  )
}

/** Who a new member is: name, email, password. */
export function NewMemberFields({ failure }: { failure: Failure }) {
  const t = useT()
  const field = fieldMaker(t, failure)
  return (
    <>
      <TextField label={t('auth.name')} autoComplete="name" {...field('name')} />
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordField label={t('auth.password')} failure={failure} />
    </>
  )
}

/** A new password, with its requirements below it. */
export function NewPasswordField({
  label,
  name = 'password',
  failure,
}: {
  label: string
  name?: string
  failure: Failure
}) {
  const t = useT()
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={t('auth.passwordHint')}
      {...fieldMaker(t, failure)(name)}
    />
  )
}
