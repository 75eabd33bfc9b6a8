export {
  cardConfirmation,
  confirmTypedCard,
  finishCardConfirmation,
  startCardConfirmation,
} from './commands/confirm-card'
export { startPayment, startPaymentAgain } from './commands/start'
export { TEST_CODE } from './providers/cards'
export type { PaymentMethod } from './providers/methods'
export {
  type CardPage,
  cardPage,
  type PaymentChoice,
  paymentChoice,
  submitCard,
  submitCode,
} from './reads'
export { receiveWebhook } from './webhook'
