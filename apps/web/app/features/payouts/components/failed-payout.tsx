import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import type { action } from '../routes/admin-payout.server'

/** What is left to do about a payout that failed, before its member is paid again. */
export function FailedPayout({ id, next }: { id: string; next: 'confirm' | 'otherAdmin' }) {
  const t = useT()
  const refused = useActionData<typeof action>()?.failure
  const failure = refused?.values.payoutId === id ? refused : undefined
  if (next === 'otherAdmin')
    return <p className="mt-1 text-sm text-ink-soft">{t('payoutRules.otherAdmin')}</p>
  return (
    <Form
      method="post"
      noValidate
      className="mt-2 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      aria-label={t('payoutRules.confirmFailure')}
    >
      <FormProblem failure={failure} className="sm:col-span-2" />
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="payoutId" value={id} />
      <TextField
        label={t('payoutRules.bankReference')}
        hint={t('payoutRules.bankReferenceHint')}
        autoComplete="off"
        maxLength={60}
        {...fieldMaker(t, failure)('bankReference')}
      />
      <Button type="submit" variant="secondary" className="sm:mt-6">
        {t('payoutRules.confirmFailure')}
      </Button>
    </Form>
  )
}
