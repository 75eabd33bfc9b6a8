import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'
import type { action } from '../routes/admin-payouts.server'

/** Writes off what a member owes, with the reason. */
export function WaiveDebt({ userId, name, owed }: { userId: string; name: string; owed: number }) {
  const t = useT()
  const refused = useActionData<typeof action>()?.failure
  const failure = refused?.values.userId === userId ? refused : undefined
  return (
    <Disclosure summary={t('debts.writeOff')} open={failure !== undefined} className="basis-full">
      <Form method="post" noValidate aria-label={`${t('debts.writeOff')}: ${name}`} className="space-y-3">
        <FormProblem failure={failure} />
        <p className="text-sm text-ink-soft">
          {t('debts.text', { name, amount: formatRm(owed) })} {t('debts.limit')}
        </p>
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="owed" value={owed} />
        <TextField
          label={t('debts.reason')}
          hint={t('debts.reasonHint')}
          autoComplete="off"
          maxLength={200}
          {...fieldMaker(t, failure)('reason')}
        />
        <Button type="submit" name="intent" value="waive" variant="secondary">
          {t('debts.writeOff')}
        </Button>
      </Form>
    </Disclosure>
  )
}
