import { linkTo } from '@pasar/domain/access/link-to'
import { isService } from '@pasar/domain/shipping/methods'
import { Form } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { formatDay } from '../../platform/components/when'
import type { BoughtParcel } from '../server/order.server'

/** What its clock means for the buyer; nothing where it waits for people. */
function ClockNote({ parcel }: { parcel: BoughtParcel }) {
  const { t, tag } = useI18n()
  const { state, dueAt } = parcel
  if (dueAt === null) return null
  const time = formatDay(tag, dueAt)
  if (parcel.may.cancelRest)
    return (
      <p className="text-sm">
        {t('parts.toCome', { count: parcel.restPieces, time })}{' '}
        <span className="text-ink-soft">{t('parts.afterwards')}</span>
      </p>
    )
  // The date of a service stands above.
  if (isService(parcel) && state === 'to_ship') return null
  if (isService(parcel) && state === 'shipped')
    return <p className="text-sm text-ink-soft">{t('services.endsBy')}</p>
  if (state === 'to_ship') return <p className="text-sm text-ink-soft">{t('orders.shipsBy', { time })}</p>
  if (state === 'shipped') return <p className="text-sm text-ink-soft">{t('orders.arrivesBy', { time })}</p>
  return (
    <p className="text-sm">
      <span className="font-semibold">{t('orders.protectedUntil', { time })}</span>{' '}
      <span className="text-ink-soft">{t('orders.protectedText')}</span>
    </p>
  )
}

/** What a buyer can do with a parcel now: say that it has come, or that something is wrong with it. */
export function ParcelActions({ parcel, orderId }: { parcel: BoughtParcel; orderId: string }) {
  const { t } = useI18n()
  const { may, claim, buyerNote } = parcel
  const confirmText = t(isService(parcel) ? 'services.confirmBuyer' : 'orders.confirm')
  const problem = isService(parcel) ? 'services.claim' : 'orders.claim'
  const linkToClaim = (query?: { new: 1 }): string =>
    linkTo('/orders/user/:orderId/claim/:parcelId', { orderId, parcelId: parcel.id }, query)
  const isAny = parcel.dueAt !== null || may.claim || claim !== null || buyerNote !== ''
  if (!isAny) return null
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      {buyerNote !== '' && (
        <p className="text-sm">
          <span className="font-semibold">{t('orders.noteToSeller')}:</span>{' '}
          <span className="whitespace-pre-line">{buyerNote}</span>
        </p>
      )}
      <ClockNote parcel={parcel} />
      {may.confirm && (
        <Disclosure summary={confirmText} className="border-t">
          <p className="font-semibold">
            {t(isService(parcel) ? 'services.confirmBuyerTitle' : 'orders.confirmTitle')}
          </p>
          <p className="mb-3 text-sm text-ink-soft">
            {t(isService(parcel) ? 'serviceEnds.confirmText' : 'orders.confirmText')}
          </p>
          <Form method="post">
            <input type="hidden" name="parcelId" value={parcel.id} />
            <Button type="submit" name="intent" value="confirm" icon="check">
              {confirmText}
            </Button>
          </Form>
        </Disclosure>
      )}
      {may.cancelRest && (
        <Disclosure summary={t('parts.cancel')} className="border-t">
          <p className="mb-3 text-sm text-ink-soft">{t('parts.cancelText')}</p>
          <Form method="post">
            <input type="hidden" name="parcelId" value={parcel.id} />
            <Button type="submit" name="intent" value="cancelRest" variant="danger">
              {t('parts.cancel')}
            </Button>
          </Form>
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {claim !== null && (
          <ButtonLink to={linkToClaim()} variant="secondary" icon="flag">
            {t('orders.claimView')}
          </ButtonLink>
        )}
        {may.claim && (
          <ButtonLink
            to={linkToClaim(claim === null ? undefined : { new: 1 })}
            variant="secondary"
            icon="flag"
          >
            {t(problem)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
