import { PRINTED_STATES } from '@pasar/domain/orders/documents'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { PrintLinks } from '../components/documents/print-bar'
import { MessageLink } from '../components/message-link'
import { OrderAddress } from '../components/order-address'
import { CancelSale, RefundSale, SaleAppointment, SaleTracking } from '../components/sale/sale-forms'
import { NextSale, SaleClaim, SaleDates, SaleLines, SaleMoney } from '../components/sale/sale-parts'
import { ShipSale } from '../components/sale/ship-sale'
import { lookOf, StateBadge } from '../components/states'
import type { action, loader } from '../routes/seller-ship.server'

/** One parcel as its seller works on it: where it goes, what is in it, and how it is sent. */
export function SalePage() {
  const t = useT()
  const { sale, days, countryName } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { id, number, state, may, address, appointment } = sale
  return (
    <WorkFrame
      area="seller"
      title={t(appointment ? 'services.orderTitle' : 'fulfilment.parcelOf', { number })}
      lead={sale.storeName}
      actions={
        <p className="flex flex-wrap gap-2">
          <StateBadge look={lookOf(sale)} />
          {sale.isLate && (
            <Badge tone="bunga" icon="warning">
              {t('fulfilment.overdue')}
            </Badge>
          )}
        </p>
      }
    >
      <div
        key={id}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <div className="space-y-4">
          <FormProblem failure={failure} />
          <SaleClaim sale={sale} />
          {!may.ship && !may.shipRest && (appointment === null || state !== 'to_ship') && (
            <NextSale next={sale.next} />
          )}
          {sale.buyerNote !== '' && (
            <Notice tone="info" title={t('fulfilment.note')}>
              <span className="break-words whitespace-pre-line">{sale.buyerNote}</span>
            </Notice>
          )}
          {address !== null && address.fullName !== null && (
            <Card as="section" title={t(appointment ? 'services.serviceTo' : 'fulfilment.shipTo')}>
              <OrderAddress order={address} countryName={countryName} />
            </Card>
          )}
          {appointment !== null && <SaleAppointment sale={sale} days={days} failure={failure} />}
          <SaleLines sale={sale} />
          <ShipSale sale={sale} failure={failure} />
          <SaleTracking sale={sale} failure={failure} />
          {may.refund && <RefundSale sale={sale} failure={failure} />}
          {may.cancel && <CancelSale sale={sale} failure={failure} />}
        </div>
        <div className="space-y-4">
          <SaleDates sale={sale} />
          {appointment === null && address !== null && PRINTED_STATES.includes(state) && (
            <Card as="section" title={t('documents.print')}>
              <PrintLinks parcelId={id} />
            </Card>
          )}
          {sale.share && <SaleMoney share={sale.share} isOfService={appointment !== null} />}
          <MessageLink parcelId={id} block>
            {t('messages.writeBuyer')}
          </MessageLink>
          <TextLink to="/orders/seller" className="inline-flex min-h-11 items-center">
            {t('fulfilment.back')}
          </TextLink>
        </div>
      </div>
    </WorkFrame>
  )
}
