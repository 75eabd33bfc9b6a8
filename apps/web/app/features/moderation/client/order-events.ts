import type { TextKey } from '../../../i18n/translate'

/** What the history of an order says to its buyer, as it is said to staff: of the buyer and the seller. */
export const STAFF_EVENTS: Partial<Record<TextKey, TextKey>> = {
  'orders.eventPlaced': 'orderEvents.placed',
  'orders.eventToShip': 'orderEvents.toShip',
  'orders.eventShipped': 'orderEvents.shipped',
  'orders.eventReturnRequested': 'orderEvents.returnRequested',
  'orders.eventChanged': 'orderEvents.changed',
  'orders.eventAddress': 'orderEvents.address',
  'orders.eventNote': 'orderEvents.note',
  'orders.eventClaimReturn': 'orderEvents.claimReturn',
  'orders.eventClaimRefused': 'orderEvents.claimRefused',
  'orders.eventClaimReturning': 'orderEvents.claimReturning',
  'orders.eventClaimEscalated': 'orderEvents.claimEscalated',
  'orders.eventClaimSettled': 'orderEvents.claimSettled',
  'orders.eventClaimDecided': 'orderEvents.claimDecided',
  'orders.eventClaimWithdrawn': 'orderEvents.claimWithdrawn',
  'orders.eventClaimLapsed': 'orderEvents.claimLapsed',
  'parts.eventPart': 'orderEvents.part',
}
