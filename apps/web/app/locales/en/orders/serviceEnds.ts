export default {
  eventRefunded: 'The service of {{store}} was refunded',
  eventDisputed: 'A claim was opened about the service of {{store}}',
  confirmText: 'The seller is then paid, and buyer protection for this service ends.',
  noteHint: 'For example where to park. The seller reads it before coming.',
  address: 'Your address',
  cancelSure: 'Cancel this service',
  cancelled: 'Service cancelled',
  cancelText: 'The service is cancelled, and the buyer gets a full refund.',
  refundText:
    'Refund what you cannot do, or what went wrong. You can do this until the money is paid out to you.',
  claimClosed:
    'You can open a claim once the service is done, or its day is over, for {{days}} days. For anything else, contact us.',
  notDone: 'It was not done',
  notAsAgreed: 'It was not done as agreed',
  damaged: 'Something was damaged',
  answerRefund: 'The buyer gets the money back now.',
  whyOpen: 'Paid. No date is agreed yet.',
  whyAgreed: 'The date is agreed.',
  whyDone: 'Done. It is yours when the buyer confirms or the claim period ends.',
  untilAgreed: 'Date to be agreed by {{time}}',
}
