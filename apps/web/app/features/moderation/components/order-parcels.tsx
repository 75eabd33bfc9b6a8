import type { StaffParcel } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { TextLink } from '../../../ui/text-link'
import { PiecesFields } from '../../orders/components/refund/pieces-field'
import { lookOf, StateBadge } from '../../orders/components/states'
import type { action, loader } from '../routes/admin-order.server'

/** A parcel of an order, its claim, and what can be given back of it. */
export function OrderParcelCard({ parcel }: { parcel: StaffParcel }) {
  const t = useT()
  const { claims } = useLoaderData<typeof loader>()
  const claim = claims.find(({ parcelId }) => parcelId === parcel.id)
  return (
    <Card
      as="section"
      title={
        <TextLink
          plain
          to={linkTo('/all-stores/:id', { id: parcel.storeId })}
          className="-my-2 inline-flex min-h-11 items-center"
        >
          {parcel.storeName}
        </TextLink>
      }
      action={<StateBadge look={lookOf(parcel)} />}
    >
      {parcel.trackingNumber !== null && (
        <p className="mb-2 text-sm break-all text-ink-soft tabular-nums">
          {parcel.courier} {parcel.trackingNumber}
        </p>
      )}
      <ul className="divide-y divide-line">
        {parcel.lines.map(({ id, title, variantName, quantity, subtotal, refundedQuantity }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {title} {variantName}
            </span>
            <span className="tabular-nums">{formatRm(subtotal)}</span>
            {refundedQuantity > 0 && (
              <span className="text-sm text-ink-soft">
                {t('orderWork.piecesBack', { count: refundedQuantity })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        {t('orderWork.parcelTotal')}
        <span className="tabular-nums">{formatRm(parcel.total)}</span>
      </p>
      {claim && (
        <TextLink
          to={linkTo('/admin/claims/:id', { id: claim.id })}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {t('orderWork.claim')}
        </TextLink>
      )}
      {parcel.mayRefund && <RefundForm parcel={parcel} />}
    </Card>
  )
}

function RefundForm({ parcel }: { parcel: StaffParcel }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const own =
    failure?.values.intent === 'refund' && failure.values.parcelId === parcel.id ? failure : undefined
  const seen = parcel.lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)
  return (
    <Disclosure summary={t('orderWork.refund')} open={own !== undefined} className="mt-3 border-t">
      <p className="mb-3 text-sm text-ink-soft">{t('orderWork.refundLead')}</p>
      <Form key={seen} method="post" noValidate className="space-y-3">
        <input type="hidden" name="parcelId" value={parcel.id} />
        <input type="hidden" name="seen" value={seen} />
        <PiecesFields
          lines={parcel.lines}
          typed={own?.values ?? {}}
          error={fieldError(t, own, 'lines')}
          initially="none"
        />
        <TextArea
          label={t('orderWork.reason')}
          hint={t('orderWork.reasonHint')}
          rows={2}
          maxLength={500}
          {...fieldMaker(t, own)('reason')}
        />
        <Button type="submit" name="intent" value="refund" variant="danger" icon="coins">
          {t('orderWork.refundSure')}
        </Button>
      </Form>
    </Disclosure>
  )
}
