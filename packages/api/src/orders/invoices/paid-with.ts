import type { InvoiceView } from '../reads/invoice'
import type { InvoiceStyle } from './style'

/** How it was paid, in words. */
export function sayPaidWith({ paidWith }: Pick<InvoiceView, 'paidWith'>, say: InvoiceStyle['say']): string {
  switch (paidWith.kind) {
    case 'card':
      return paidWith.last4 === '' ? say('paidWithAnyCard') : say('paidWithCard', { last4: paidWith.last4 })
    case 'stripe':
      return say('paidWithStripe')
    case 'coupons':
      return say('paidWithCoupons')
  }
}
