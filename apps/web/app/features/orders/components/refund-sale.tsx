import type { SaleView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { PiecesFields } from './pieces-field'

/** Refunds pieces of a parcel of the seller's own accord. */
export function RefundSale({ sale, failure }: { sale: SaleView; failure: Failure }) {
  const t = useT()
  const own = failure?.values.intent === 'refund' ? failure : undefined
  const seen = sale.lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  return (
    <Disclosure summary={t('sales.refund')} open={own !== undefined} className="border-t">
      <p className="mb-3 text-sm text-ink-soft">
        {t(sale.state === 'to_ship' ? 'sales.refundBefore' : 'sales.refundAfter')}
      </p>
      <Form key={seen} method="post" noValidate className="space-y-3">
        <input type="hidden" name="seen" value={seen} />
        <PiecesFields
          lines={sale.lines}
          typed={own?.values ?? {}}
          error={fieldError(t, own, 'lines')}
          initially="none"
        />
        <TextArea
          label={t('fulfilment.reason')}
          hint={t('fulfilment.reasonHint')}
          rows={2}
          maxLength={500}
          {...fieldMaker(t, own)('reason')}
        />
        <Button type="submit" name="intent" value="refund" variant="danger" icon="coins">
          {t('sales.refundSure')}
        </Button>
      </Form>
    </Disclosure>
  )
}
