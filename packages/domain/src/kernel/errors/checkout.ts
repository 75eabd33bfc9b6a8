import { type ErrorEntry, entry } from './entry'

export const checkout = {
  ORDER_CHANGED: entry(409, 'Something changed since you opened this page. Nothing has been ordered.'),
  IDEMPOTENCY_MISMATCH: entry(409, 'This form was already used for another order.'),
} as const satisfies Record<string, ErrorEntry>
