import { linkTo } from '@pasar/domain/access/link-to'
import { isService } from '@pasar/domain/shipping/methods'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Icon } from '../../../ui/icon'
import { TextLink } from '../../../ui/text-link'
import type { FileView } from '../server/file-view.server'
import type { BoughtParcel } from '../server/order.server'
import { Appointment } from './appointment'
import { FileList } from './file-list'
import { OrderedLine } from './ordered-line'
import { ParcelActions } from './parcel-actions'
import { lookOf, StateBadge } from './states'

/** One parcel of an order: its state, its tracking, its lines and its money as they were frozen at checkout. */
export function OrderParcel({
  parcel,
  number,
  total,
  lineAction,
  files,
  orderId,
  days,
  failure,
}: {
  orderId: string
  parcel: BoughtParcel
  number: number
  total: number
  /** What can be done with a line. */
  lineAction?: (lineId: string) => ReactNode
  /** Of digital goods that may be fetched. */
  files: readonly FileView[]
  /** The days that can be named for a service now. */
  days: { first: string; last: string }
  failure: Failure
}) {
  const t = useT()
  const mayWrite = useIsOn('messages')
  const isOfService = isService(parcel)
  return (
    <Card
      as="section"
      title={
        parcel.hasStorePage ? (
          <TextLink
            plain
            to={linkTo('/store/:id', { id: parcel.storeId })}
            className="-my-2 inline-flex min-h-11 items-center"
          >
            {parcel.storeName}
          </TextLink>
        ) : (
          parcel.storeName
        )
      }
      action={<StateBadge look={lookOf(parcel)} />}
    >
      {!isOfService && (
        <p className="-mt-4 text-sm text-ink-soft sm:-mt-5">{t('checkout.parcelOf', { number, total })}</p>
      )}
      {parcel.appointment !== null && parcel.state !== 'awaiting_payment' && parcel.state !== 'cancelled' && (
        <div className="mt-3 rounded-control bg-laut-soft p-3">
          <Appointment
            appointment={parcel.appointment}
            side="buyer"
            isOpen={parcel.state === 'to_ship'}
            isMovable={parcel.state === 'shipped'}
            dueAt={parcel.dueAt}
            days={days}
            failure={failure}
          />
        </div>
      )}
      <Html html={parcel.shipment} className="mt-3 empty:hidden" />
      <ul className="divide-y divide-line">
        {parcel.lines.map((line) => (
          <OrderedLine key={line.id} line={line}>
            {lineAction?.(line.id)}
            {line.isVirtual && line.refundedQuantity >= line.quantity && (
              <p className="text-sm text-ink-soft">{t('purchases.ended')}</p>
            )}
          </OrderedLine>
        ))}
      </ul>
      {files.length > 0 && (
        <div className="pb-3">
          <FileList files={files} isOpen />
        </div>
      )}
      <Html html={parcel.sum} className="mt-1 border-t border-line pt-3 text-sm" />
      <ParcelActions parcel={parcel} orderId={orderId} />
      {mayWrite && (
        <TextLink
          to={linkTo('/messages/new/:kind/:id', { kind: 'parcel', id: parcel.id })}
          className="mt-3 inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="chat" size={18} />
          {t('messages.write', { name: parcel.storeName })}
        </TextLink>
      )}
    </Card>
  )
}
