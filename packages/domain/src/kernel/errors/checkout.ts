import { type ErrorEntry, entry } from './entry'

export const checkout = {
  ORDER_CHANGED: entry(409, 'Something changed since you opened this page. Nothing has been ordered.'),
  IDEMPOTENCY_MISMATCH: entry(409, 'This form was already used for another order.'),
  ORDER_ENDED: entry(
    409,
    'You placed this order before, and it was cancelled, refunded or not paid in time. Press again to place a new one.',
  ),
} as const satisfies Record<string, ErrorEntry>
