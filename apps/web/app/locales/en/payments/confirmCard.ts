export default {
  title: 'Confirm a card',
  lead: 'Nothing is charged. You can bid again as soon as your card is confirmed.',
  last: 'Last confirmed: card ending in {{last4}}, {{when}}.',
  confirm: 'Confirm card',
  confirming: 'Confirming…',
  start: 'Confirm on the payment page',
  done: 'Card confirmed',
  doneText: 'You can bid again.',
  refused: 'The card was not confirmed',
  refusedText: 'Please try again, or use another card.',
  demo: 'Use {{number}}, any future month and any CVC.',
}
