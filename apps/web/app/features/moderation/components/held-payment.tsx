import type { StaffOrderPage } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { canSendBack, formatReceived } from '@pasar/domain/payments/held'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'

type Payment = StaffOrderPage['payments'][number]

/** A payment that does not match its order: what was received is sent back, or it was settled by hand. */
export function HeldPayment({ payment, failure }: { payment: Payment; failure: Failure }) {
  const t = useT()
  const amount = formatReceived(payment)
  return (
    <Notice tone="warning" title={t('orderWork.heldTitle')} className="mb-4">
      <p className="mb-3">
        {t('orderWork.heldText')}{' '}
        {amount === ''
          ? payment.note
          : t('orderWork.heldAmounts', { expected: formatRm(payment.amount), amount })}
      </p>
      {canSendBack(payment) ? (
        <Way
          {...{ payment, failure }}
          intent="sendBackPayment"
          summary={t('orderWork.heldBack', { amount })}
          text={t('orderWork.heldBackText')}
          sure={t('orderWork.heldBackSure')}
        />
      ) : (
        <p className="mb-3">{t('orderWork.heldNotKnown')}</p>
      )}
      <Way
        {...{ payment, failure }}
        intent="settlePayment"
        summary={t('orderWork.heldSettled')}
        text={t('orderWork.heldSettledText')}
        sure={t('orderWork.heldSettledSure')}
      />
    </Notice>
  )
}

function Way({
  payment: { id },
  failure,
  intent,
  summary,
  text,
  sure,
}: {
  payment: Payment
  failure: Failure
  intent: 'sendBackPayment' | 'settlePayment'
  summary: string
  text: string
  sure: string
}) {
  const t = useT()
  const isOwn = failure?.values.intent === intent && failure.values.id === id
  return (
    <Disclosure summary={summary} open={isOwn}>
      <Form method="post" noValidate className="max-w-dialog space-y-3">
        <input type="hidden" name="id" value={id} />
        <p>{text}</p>
        <TextArea
          label={t('orderWork.heldNote')}
          hint={t('staffLog.noteHint')}
          rows={2}
          maxLength={2_000}
          {...fieldMaker(t, isOwn ? failure : undefined)('note')}
        />
        <Button type="submit" name="intent" value={intent} variant="secondary" size="small">
          {sure}
        </Button>
      </Form>
    </Disclosure>
  )
}
