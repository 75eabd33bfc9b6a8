import type { StaffParcel } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { PartList } from '../../orders/components/part-list'
import { RefundForm } from '../../orders/components/refund/refund-form'
import { lookOf, StateBadge } from '../../orders/components/states'
import { nameCourier } from '../../orders/components/tracking'
import type { action, loader } from '../routes/admin-order.server'

/** A parcel of an order, its claim, and what can be given back of it. */
export function OrderParcelCard({ parcel }: { parcel: StaffParcel }) {
  const t = useT()
  const { claims } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
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
      {parcel.parts.length > 0 && (
        <div className="mb-2">
          <PartList parts={parcel.parts} />
        </div>
      )}
      {parcel.restPieces > 0 && (
        <p className="mb-2 font-semibold">{t('parts.toShip', { count: parcel.restPieces })}</p>
      )}
      {parcel.parts.length === 0 && parcel.trackingNumber !== null && (
        <p className="mb-2 text-sm break-all text-ink-soft tabular-nums">
          {nameCourier(t, parcel.courier)} {parcel.trackingNumber}
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
      {parcel.mayRefund && (
        <RefundForm
          parcelId={parcel.id}
          lines={parcel.lines}
          parts={parcel.parts}
          failure={failure}
          className="mt-3 border-t"
          words={{
            open: t('orderWork.refund'),
            lead: t('orderWork.refundLead'),
            reason: t('orderWork.reason'),
            hint: t('orderWork.reasonHint'),
            submit: t('orderWork.refundSure'),
          }}
        />
      )}
    </Card>
  )
}
