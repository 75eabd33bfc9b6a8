import { formatRm } from '@pasar/domain/kernel/format'
import { ADJUSTED_AGAINST, ADJUSTMENT_WAYS, type BalanceSide } from '@pasar/domain/payouts/adjustments'
import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'
import type { action } from '../routes/admin-book-member.server'

/** What a refused form left: of the one whose field has that value. */
function useRefusal(field: 'side' | 'adjustmentId', value: string): Failure {
  const failure = useActionData<typeof action>()?.failure
  return failure?.values[field] === value ? failure : undefined
}

/** What a member is owed on one side, and the form that adjusts it. */
export function AdjustForm({
  side,
  owed,
  limit,
  asked,
}: {
  side: BalanceSide
  owed: number
  /** Above it another admin has to approve; null where there is none. */
  limit: number | null
  /** How many adjustments wait: one that was proposed empties the form, too. */
  asked: number
}) {
  const t = useT()
  const failure = useRefusal('side', side)
  const field = fieldMaker(t, failure)
  return (
    <Card as="section" edge title={t(`adjustments.balance_${side}`)}>
      <p className="mb-4 text-2xl font-extrabold tabular-nums">{formatRm(owed)}</p>
      {limit !== null && (
        <p className="mb-4 max-w-text text-sm text-ink-soft">
          {t('adjustments.limit', { amount: formatRm(limit) })}
        </p>
      )}
      <Form
        method="post"
        noValidate
        className="space-y-4"
        key={`${owed} ${asked}`}
        aria-label={t(`adjustments.balance_${side}`)}
      >
        <FormProblem failure={failure} />
        <input type="hidden" name="side" value={side} />
        <input type="hidden" name="seen" value={owed} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('adjustments.way')}
            placeholder={t('adjustments.choose')}
            options={ADJUSTMENT_WAYS.map((value) => ({ value, label: t(`adjustments.way_${value}`) }))}
            {...field('way')}
          />
          <TextField
            label={t('adjustments.amount')}
            prefix="RM"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...field('amount')}
          />
        </div>
        <Select
          label={t('adjustments.against')}
          hint={t('adjustments.againstHint')}
          placeholder={t('adjustments.choose')}
          options={ADJUSTED_AGAINST.map((value) => ({ value, label: t(`adjustments.against_${value}`) }))}
          {...field('against')}
        />
        <TextField
          label={t('adjustments.reason')}
          hint={t('adjustments.reasonHint')}
          autoComplete="off"
          maxLength={200}
          {...field('reason')}
        />
        <Button type="submit" name="intent" value="adjust">
          {t('adjustments.book')}
        </Button>
      </Form>
    </Card>
  )
}

/** Books the opposite of an adjustment. */
export function ReverseForm({ id }: { id: string }) {
  const t = useT()
  const failure = useRefusal('adjustmentId', id)
  return (
    <Disclosure summary={t('adjustments.reverse')} open={failure !== undefined} className="basis-full">
      <Form method="post" noValidate className="space-y-3">
        <FormProblem failure={failure} />
        <input type="hidden" name="adjustmentId" value={id} />
        <TextField
          label={t('adjustments.reason')}
          hint={t('adjustments.reasonHint')}
          autoComplete="off"
          maxLength={200}
          {...fieldMaker(t, failure)('reason')}
        />
        <Button type="submit" name="intent" value="reverse" variant="secondary">
          {t('adjustments.reverse')}
        </Button>
      </Form>
    </Disclosure>
  )
}
