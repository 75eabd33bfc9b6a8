import type { OrderState, ParcelState } from '@pasar/domain/orders/states'
import { isService } from '@pasar/domain/shipping/methods'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Badge, type Tone } from '../../../ui/badge'
import type { IconName } from '../../../ui/icon'

export interface StateLook {
  text: TextKey
  icon: IconName
  tone: Tone
}

export const ORDER_LOOKS: Record<OrderState, StateLook> = {
  awaiting_payment: { text: 'orders.awaitingPayment', icon: 'clock', tone: 'kunyit' },
  paid: { text: 'orders.paid', icon: 'check', tone: 'jade' },
  expired: { text: 'orders.expired', icon: 'clock', tone: 'neutral' },
  cancelled: { text: 'orders.cancelledState', icon: 'close', tone: 'neutral' },
  partially_refunded: { text: 'orders.partiallyRefunded', icon: 'coins', tone: 'laut' },
  refunded: { text: 'orders.refunded', icon: 'coins', tone: 'laut' },
}

export const PARCEL_LOOKS: Record<ParcelState, StateLook> = {
  awaiting_payment: { text: 'orders.awaitingPayment', icon: 'clock', tone: 'kunyit' },
  to_ship: { text: 'orders.toShip', icon: 'box', tone: 'laut' },
  shipped: { text: 'orders.shipped', icon: 'truck', tone: 'laut' },
  delivered: { text: 'orders.delivered', icon: 'home', tone: 'jade' },
  completed: { text: 'orders.completed', icon: 'check', tone: 'jade' },
  cancelled: { text: 'orders.cancelledState', icon: 'close', tone: 'neutral' },
  return_requested: { text: 'orders.returnRequested', icon: 'refresh', tone: 'kunyit' },
  returned: { text: 'orders.returned', icon: 'refresh', tone: 'neutral' },
  disputed: { text: 'orders.disputed', icon: 'flag', tone: 'bunga' },
}

/** What the states are called where a service is meant. */
const SERVICE_LOOKS: Partial<Record<ParcelState, StateLook>> = {
  to_ship: { text: 'services.stateOpen', icon: 'clock', tone: 'kunyit' },
  shipped: { text: 'services.stateAgreed', icon: 'calendar', tone: 'laut' },
  delivered: { text: 'services.stateDone', icon: 'check', tone: 'jade' },
  returned: { text: 'orders.refunded', icon: 'coins', tone: 'neutral' },
}

/** The badge of a parcel by its state alone. */
export const lookOfState = (state: ParcelState, isOfService: boolean): StateLook =>
  (isOfService ? SERVICE_LOOKS[state] : undefined) ?? PARCEL_LOOKS[state]

export const lookOf = ({
  state,
  shippingMethod,
}: {
  state: ParcelState
  shippingMethod: string
}): StateLook => lookOfState(state, isService({ shippingMethod }))

/** A state in words, with its icon and colour. */
export function StateBadge({ look, count }: { look: StateLook; count?: number }) {
  const t = useT()
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {count !== undefined && count > 1 ? `${count} × ` : ''}
      {t(look.text)}
    </Badge>
  )
}
