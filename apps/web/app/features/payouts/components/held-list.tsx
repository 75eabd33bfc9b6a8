import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { balancePath } from '@pasar/domain/payouts/balance-list'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { useTimeText } from '../../accounts/components/time-text'
import type { loader } from '../routes/seller-balance.server'

const WHY: Partial<Record<string, TextKey>> = {
  to_ship: 'payouts.why-to_ship',
  shipped: 'payouts.why-shipped',
  delivered: 'payouts.why-delivered',
  return_requested: 'payouts.why-return_requested',
  disputed: 'payouts.why-disputed',
}

const WHY_OF_SERVICE: typeof WHY = {
  ...WHY,
  to_ship: 'serviceEnds.whyOpen',
  shipped: 'serviceEnds.whyAgreed',
  delivered: 'serviceEnds.whyDone',
}

/** Money that waits, parcel by parcel: how much, why, and until when. */
export function HeldList() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { held, filter, isFirstHeld } = useLoaderData<typeof loader>()
  const until = (isToShip: boolean, isOfService: boolean, dueAt: number | null): string => {
    if (dueAt === null) return t('payouts.untilOpen')
    const untilDone = isOfService ? 'serviceEnds.untilAgreed' : 'payouts.untilShip'
    return t(isToShip ? untilDone : 'payouts.until', { time: writeTime(dueAt) })
  }
  return (
    <Card as="section" title={t('payouts.heldTitle')}>
      {held.parcels.length === 0 ? (
        <p className="text-ink-soft">{t('payouts.heldNone')}</p>
      ) : (
        <ul className="space-y-4">
          {held.parcels.map(
            ({ id, orderNumber, state, isToShip, isOfService, dueAt, held: amount, share, fee }) => (
              <li key={id}>
                <p className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
                  <TextLink
                    to={linkTo('/seller/orders/:id/ship', { id })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {t('payouts.heldOrder', { number: orderNumber })}
                  </TextLink>
                  <span className="font-semibold tabular-nums">{formatRm(amount)}</span>
                </p>
                <p className="text-sm">
                  {t(
                    (isOfService ? WHY_OF_SERVICE : WHY)[isToShip ? 'to_ship' : state] ??
                      'payouts.why-disputed',
                  )}
                </p>
                <p className="text-sm text-ink-soft" suppressHydrationWarning>
                  {until(isToShip, isOfService, dueAt)}
                </p>
                <p className="text-sm text-ink-soft">
                  {t('payouts.heldShare', { share: formatRm(share), fee: formatRm(fee) })}
                </p>
              </li>
            ),
          )}
        </ul>
      )}
      {held.next !== null && (
        <TextLink
          to={balancePath(filter, { held: held.next })}
          className="mt-3 inline-flex min-h-11 items-center"
        >
          {t('payouts.heldMore')}
        </TextLink>
      )}
      {!isFirstHeld && held.next === null && (
        <TextLink to={balancePath(filter)} className="mt-3 inline-flex min-h-11 items-center">
          {t('payouts.back')}
        </TextLink>
      )}
    </Card>
  )
}
