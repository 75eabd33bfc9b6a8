import type { Context } from '../../platform/context'

/** What a payment page can offer: cards, online banking, and wallets. */
export const PAYMENT_METHODS = ['card', 'fpx', 'grabpay', 'alipay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Who takes the money, and the ways to pay that are switched on. */
export interface PaymentChoice {
  provider: 'demo' | 'stripe'
  methods: readonly PaymentMethod[]
}

/** The built-in page takes cards only. */
export const paymentChoice = ({ config }: Context): PaymentChoice => ({
  provider: config.payments,
  methods: config.stripe?.methods ?? ['card'],
})
