import { type ErrorEntry, entry } from './entry'

export const orders = {
  TRACKING_FILE_KIND: entry(400, 'Please choose a CSV or XLSX file.', 'table'),
  TRACKING_EMPTY: entry(
    400,
    'No order numbers were found. Each row needs an order number, a courier and a tracking number.',
    'table',
  ),
  PRINT_NONE: entry(409, 'None of these parcels has to be shipped any more.'),
  PRINT_TOO_MANY: entry(400, 'Up to {{limit}} parcels are printed at once. Please tick fewer.'),
  ORDER_NOT_CANCELLABLE: entry(409, 'This order can no longer be cancelled.'),
  ORDER_EDITED: entry(409, 'This order was changed in the meantime. Please check it again.'),
  ORDER_NOT_EDITABLE: entry(409, 'This can no longer be changed.'),
  QUANTITY_RAISED: entry(400, 'You can only reduce an order. To get more, please place another order.'),
  ORDER_WOULD_BE_EMPTY: entry(400, 'At least one item must stay. To remove everything, cancel the order.'),
  PARCEL_NOT_CANCELLABLE: entry(409, 'This parcel can no longer be cancelled.'),
  PARCEL_NOT_SHIPPABLE: entry(409, 'This parcel can no longer be shipped.'),
  PARCEL_SHIPPED_BY: entry(
    409,
    'This parcel was shipped by {{name}} in the meantime. Its tracking number is {{tracking}}.',
  ),
  PART_EMPTY: entry(400, 'Please choose pieces that are still to be shipped.', 'lines'),
  PARCEL_NOT_DELIVERABLE: entry(409, 'This parcel cannot be marked as delivered now.'),
  SALE_NOT_REFUNDABLE: entry(409, 'This parcel can no longer be refunded here.'),
  SALE_CHANGED: entry(409, 'This parcel has changed in the meantime. Please look at it again.'),
  TRACKING_FIXED: entry(409, 'The tracking number can no longer be changed.'),
  APPOINTMENT_PAST: entry(409, 'This date has passed. Please name another one.'),
  APPOINTMENT_MOVED: entry(
    409,
    'The date of this service has changed in the meantime. Please look at it again.',
  ),
  PARCEL_NOT_CONFIRMABLE: entry(409, 'The receipt of this parcel cannot be confirmed now.'),
  ORDER_UNKNOWN: entry(404, "We couldn't find an order with this number and email.", 'number'),
} as const satisfies Record<string, ErrorEntry>
