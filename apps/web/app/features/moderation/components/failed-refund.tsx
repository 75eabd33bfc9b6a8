import { formatRm } from '@pasar/domain/kernel/format'
import type { Sen } from '@pasar/domain/kernel/money'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'

/** A refund that the provider refused: it is sent once more, or was paid by bank transfer. */
export function FailedRefund({
  refund: { id, amount },
  failure,
}: {
  refund: { id: string; amount: Sen }
  failure: Failure
}) {
  const t = useT()
  const isOwn = failure?.values.intent === 'refundByHand' && failure.values.id === id
  const refused = isOwn ? failure : undefined
  return (
    <Notice
      tone="warning"
      title={t('orderWork.refundFailedTitle', { amount: formatRm(amount) })}
      className="mb-4"
    >
      <p className="mb-3">{t('orderWork.refundFailedText')}</p>
      <Form method="post" className="mb-3">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="retryRefund" size="small">
          {t('orderWork.retryRefund')}
        </Button>
      </Form>
      <Disclosure summary={t('orderWork.paidByHand')} open={isOwn}>
        <Form method="post" noValidate className="max-w-dialog space-y-3">
          <input type="hidden" name="id" value={id} />
          <TextField label={t('orderWork.transfer')} maxLength={200} {...fieldMaker(t, refused)('note')} />
          <Button type="submit" name="intent" value="refundByHand" variant="secondary" size="small">
            {t('orderWork.writeTransfer')}
          </Button>
        </Form>
      </Disclosure>
    </Notice>
  )
}
