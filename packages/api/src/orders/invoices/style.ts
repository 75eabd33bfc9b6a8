import type { Language } from '@pasar/domain'

/** The words of an invoice; its page says the same ones. */
export type InvoiceWord =
  | 'amount'
  | 'buyer'
  | 'byPlatform'
  | 'bySeller'
  | 'computer'
  | 'credit'
  | 'creditPending'
  | 'credits'
  | 'date'
  | 'discount'
  | 'inRinggit'
  | 'item'
  | 'items'
  | 'net'
  | 'noSst'
  | 'number'
  | 'operator'
  | 'operatorNote'
  | 'order'
  | 'page'
  | 'paidWith'
  | 'paidWithAnyCard'
  | 'paidWithCard'
  | 'paidWithCoupons'
  | 'paidWithStripe'
  | 'parcelTotal'
  | 'quantity'
  | 'registration'
  | 'shipping'
  | 'shippingByPlatform'
  | 'shippingBySeller'
  | 'sst'
  | 'sstNumber'
  | 'store'
  | 'supplier'
  | 'tin'
  | 'title'
  | 'total'
  | 'unitPrice'
  | 'untold'

export interface InvoiceStyle {
  language: Language
  appName: string
  say(word: InvoiceWord, values?: Record<string, string | number>): string
  /** A way of shipping in words. */
  nameMethod(method: string): string
}
