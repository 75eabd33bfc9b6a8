import { formatRm } from '@pasar/domain/kernel/format'
import type { Dropped, PayoutOutcome, PayoutState } from '@pasar/domain/payouts/payouts'
import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import { PAYOUT_TONES } from '../client/run-tones'
import { WAIT_HOURS } from '../client/wait'
import type { action } from '../routes/admin-payout.server'
import { FailedPayout } from './failed-payout'

export interface PayoutRowProps {
  payout: {
    id: string
    memberName: string
    state: PayoutState
    amount: number
    reference: string
    note: string
    dropped: Dropped | null
    bank: string
    holder: string
    number: string | null
    outcomes: PayoutOutcome[]
    bankReference: string
    failure: 'confirm' | 'otherAdmin' | null
  }
}

/** One payout of a run, with the form for what the bank says of it. */
export function PayoutRow({ payout }: PayoutRowProps) {
  const t = useT()
  const { memberName, state, amount, reference, note, dropped, bank, holder, number, outcomes } = payout
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 sm:flex-nowrap">
        <div className="min-w-0">
          <p className="font-semibold break-words">{memberName}</p>
          <p className="text-sm break-words text-ink-soft">
            {bank} {number ?? ''} · {holder}
          </p>
          <p className="text-sm text-ink-soft">{t('payoutRuns.reference', { reference })}</p>
        </div>
        <p className="flex shrink-0 flex-wrap items-start gap-3">
          <span className="font-semibold tabular-nums">{formatRm(amount)}</span>
          <Badge tone={PAYOUT_TONES[state]}>{t(`payoutRuns.state-${state}`)}</Badge>
        </p>
      </div>
      {dropped !== null && (
        <p className="mt-1 text-sm">{t(`payoutRuns.${dropped}`, { hours: WAIT_HOURS })}</p>
      )}
      {note !== '' && <p className="mt-1 text-sm break-words">{note}</p>}
      {payout.bankReference !== '' && (
        <p className="mt-1 text-sm break-words">
          {t('payoutRules.failedAs', { reference: payout.bankReference })}
        </p>
      )}
      {payout.failure !== null && <FailedPayout id={payout.id} next={payout.failure} />}
      {outcomes.length > 0 && <Mark payout={payout} />}
    </li>
  )
}

function Mark({ payout: { id, state, outcomes } }: PayoutRowProps) {
  const t = useT()
  const refused = useActionData<typeof action>()?.failure
  const failure = refused?.values.payoutId === id ? refused : undefined
  const field = fieldMaker(t, failure)
  const options = outcomes.map((value) => ({ value, label: t(`payoutRuns.state-${value}`) }))
  return (
    <details className="mt-1" open={failure !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-jade">
        {t('payoutRuns.mark')}
      </summary>
      <Form
        method="post"
        noValidate
        className="mt-2 grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <FormProblem failure={failure} className="sm:col-span-3" />
        <input type="hidden" name="intent" value="mark" />
        <input type="hidden" name="payoutId" value={id} />
        <input type="hidden" name="from" value={state} />
        <Select
          label={t('payoutRuns.outcome')}
          placeholder={t('payoutRuns.choose')}
          options={options}
          {...field('to')}
        />
        <TextField
          label={t('payoutRuns.note')}
          hint={t('payoutRuns.noteHint')}
          maxLength={200}
          {...field('note')}
        />
        <Button type="submit" variant="secondary" className="sm:mt-6">
          {t('payoutRuns.save')}
        </Button>
      </Form>
    </details>
  )
}
