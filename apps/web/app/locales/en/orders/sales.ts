export default {
  all: 'All',
  claims: 'Claims and returns',
  eventTracking: '{{store}} corrected the tracking number',
  refund: 'Refund items',
  refundBefore:
    'Refund what you cannot send. The items go back on sale; shipping is refunded with the last item.',
  refundAfter:
    'The buyer gets the money back and keeps the items; shipping is refunded with the last item. You can do this until the money is paid out to you.',
  refundSure: 'Refund these items',
  refunded: 'Items refunded',
  eventRefund: '{{store}} refunded some of the items',
  piecesRefunded: '{{count}} refunded',
}
