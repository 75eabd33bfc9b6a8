import type { HistoryView, ParcelView } from '@pasar/api'
import type { OrderState, ParcelState } from '@pasar/domain/orders/states'
import { isService } from '@pasar/domain/shipping/methods'
import { useI18n } from '../../../i18n/provider'
import type { TextKey, Translate } from '../../../i18n/translate'
import { cx } from '../../../ui/cx'
import { Icon, type IconName } from '../../../ui/icon'
import { formatDate, When } from '../../platform/components/when'
import { lookOf, ORDER_LOOKS, PARCEL_LOOKS } from './states'

const ORDER_EVENTS: Record<OrderState, TextKey> = {
  awaiting_payment: 'orders.eventPlaced',
  paid: 'orders.eventPaid',
  expired: 'orders.eventExpired',
  cancelled: 'orders.eventCancelled',
  partially_refunded: 'orders.eventPartlyRefunded',
  refunded: 'orders.eventRefunded',
}

const PARCEL_EVENTS: Record<ParcelState, TextKey> = {
  awaiting_payment: 'orders.eventPlaced',
  to_ship: 'orders.eventToShip',
  shipped: 'orders.eventShipped',
  delivered: 'orders.eventDelivered',
  completed: 'orders.eventCompleted',
  cancelled: 'orders.eventParcelCancelled',
  return_requested: 'orders.eventReturnRequested',
  returned: 'orders.eventReturned',
  disputed: 'orders.eventDisputed',
}

const SERVICE_EVENTS: Partial<Record<ParcelState, TextKey>> = {
  to_ship: 'services.eventOpen',
  shipped: 'services.eventAgreed',
  delivered: 'services.eventDone',
  completed: 'services.eventCompleted',
  cancelled: 'services.eventCancelled',
  returned: 'serviceEnds.eventRefunded',
  disputed: 'serviceEnds.eventDisputed',
}

/** What leaves a row besides moves: changes and claims. */
const OTHER_EVENTS = {
  changed: { icon: 'pencil', text: 'orders.eventChanged' },
  address_changed: { icon: 'pencil', text: 'orders.eventAddress' },
  note_changed: { icon: 'chat', text: 'orders.eventNote' },
  pieces_refunded: { icon: 'coins', text: 'sales.eventRefund' },
  tracking_changed: { icon: 'truck', text: 'sales.eventTracking' },
  part_shipped: { icon: 'truck', text: 'parts.eventPart' },
  rest_refunded: { icon: 'coins', text: 'parts.eventRest' },
  date_wished: { icon: 'calendar', text: 'services.eventWished' },
  date_proposed: { icon: 'calendar', text: 'services.eventProposed' },
  date_moved: { icon: 'calendar', text: 'serviceDates.eventMoved' },
  date_kept: { icon: 'calendar', text: 'serviceDates.eventKept' },
  claim_offered: { icon: 'coins', text: 'orders.eventClaimOffered' },
  claim_return_asked: { icon: 'refresh', text: 'orders.eventClaimReturn' },
  claim_refused: { icon: 'close', text: 'orders.eventClaimRefused' },
  claim_returning: { icon: 'truck', text: 'orders.eventClaimReturning' },
  claim_escalated: { icon: 'shield', text: 'orders.eventClaimEscalated' },
  claim_settled: { icon: 'check', text: 'orders.eventClaimSettled' },
  claim_decided: { icon: 'check', text: 'orders.eventClaimDecided' },
  claim_withdrawn: { icon: 'close', text: 'orders.eventClaimWithdrawn' },
  claim_lapsed: { icon: 'clock', text: 'orders.eventClaimLapsed' },
} as const satisfies Record<string, { icon: IconName; text: TextKey }>

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

type Instead = Partial<Record<TextKey, TextKey>>
type Happened = Pick<ParcelView, 'id' | 'storeName' | 'state' | 'shippingMethod'>

/** What happened, in words, with its sign; null for a state nobody knows any more. */
function describeEvent(
  t: Translate,
  { parcelId, to }: HistoryView,
  parcels: readonly Happened[],
  instead: Instead,
): { icon: IconName; text: string } | null {
  const parcel = parcels.find(({ id }) => id === parcelId)
  const store = parcel?.storeName ?? ''
  const say = (text: TextKey): string => t(instead[text] ?? text, { store })
  if (has(OTHER_EVENTS, to)) return { icon: OTHER_EVENTS[to].icon, text: say(OTHER_EVENTS[to].text) }
  if (parcelId === null)
    return has(ORDER_EVENTS, to) ? { icon: ORDER_LOOKS[to].icon, text: say(ORDER_EVENTS[to]) } : null
  if (!has(PARCEL_EVENTS, to)) return null
  const ofService = parcel && isService(parcel) ? SERVICE_EVENTS[to] : undefined
  const icon = parcel ? lookOf({ ...parcel, state: to }).icon : PARCEL_LOOKS[to].icon
  return { icon, text: say(ofService ?? PARCEL_EVENTS[to]) }
}

const CLAIMED: readonly (string | null)[] = ['disputed', 'return_requested'] satisfies ParcelState[]
const GOES_ON: readonly string[] = ['shipped', 'delivered'] satisfies ParcelState[]

/**
 * That its parcels fall with an unpaid order goes without saying; and where a parcel goes on after a claim, the end of the
 * claim says so: it was not shipped again, and has not arrived again, if it ever has.
 */
const isImplied = ({ parcelId, from, to }: HistoryView): boolean =>
  parcelId !== null &&
  ((from === 'awaiting_payment' && to === 'cancelled') || (CLAIMED.includes(from) && GOES_ON.includes(to)))

/** Of an appointment it is the day. */
const isDay = (note: string): boolean => /^\d{4}-\d\d-\d\d$/.test(note)

/** The history of an order, the newest on top, as its buyer reads it. @param instead texts for whoever else reads it */
export function Timeline({
  history,
  parcels,
  instead = {},
}: {
  history: readonly HistoryView[]
  parcels: readonly Happened[]
  instead?: Instead
}) {
  const { t, tag } = useI18n()
  const events = history.toReversed().flatMap((entry) => {
    const event = isImplied(entry) ? null : describeEvent(t, entry, parcels, instead)
    return event ? [{ ...entry, ...event }] : []
  })
  return (
    <ol>
      {events.map(({ id, icon, text, note, at }, index) => (
        <li key={id} className="relative flex gap-3 pb-4 last:pb-0">
          {index < events.length - 1 && (
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-3.5 w-px bg-line" />
          )}
          <span
            className={cx(
              'grid size-7 shrink-0 place-items-center rounded-full',
              index === 0 ? 'bg-jade text-on-jade' : 'bg-sunken text-ink-soft',
            )}
          >
            <Icon name={icon} size={16} />
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={index === 0 ? 'font-semibold' : undefined}>{text}</p>
            {note !== '' && (
              <p className="text-sm text-ink-soft">{isDay(note) ? formatDate(tag, note) : note}</p>
            )}
            <When at={at} className="block text-sm text-ink-soft" />
          </div>
        </li>
      ))}
    </ol>
  )
}
