import type { Translate } from '../../../i18n/translate'

const NAMED = [
  'held',
  'seller',
  'reseller',
  'fees',
  'promotions',
  'unclaimed',
  'payouts_in_transit',
  'cash:bank',
] as const

/** An account of the books in words; an account of one member, or one nobody has named, as the ledger has it. */
export function nameAccount(t: Translate, account: string): string {
  const named = NAMED.find((name) => name === account)
  if (named === 'cash:bank') return t('books.bank')
  if (named) return t(`books.account_${named}`)
  return account.startsWith('cash:') ? t('books.cash', { provider: account.slice('cash:'.length) }) : account
}

const KINDS = ['payment', 'refund', 'bounce', 'release', 'payout', 'adjustment'] as const

/** What kind of transaction an entry belongs to, in words. */
export function nameKind(t: Translate, kind: string): string {
  const known = KINDS.find((name) => name === kind)
  return known ? t(`books.kind_${known}`) : kind
}
