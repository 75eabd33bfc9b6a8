/** What a payment page can offer: cards, online banking, and wallets. */
export const PAYMENT_METHODS = ['card', 'fpx', 'grabpay', 'alipay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
