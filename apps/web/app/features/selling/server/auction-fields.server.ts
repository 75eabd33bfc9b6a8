import type { listingForm } from '@pasar/api'
import {
  type AuctionPlan,
  DomainError,
  ENDS_AT,
  type FieldErrors,
  formatAmount,
  formatMalaysianMoment,
  hasOptions,
  readAuctionPlan,
} from '@pasar/domain'
import type { FormValues } from '../../../lib/forms/form-values'

type OwnForm = Awaited<ReturnType<typeof listingForm>>

const money = (value: number | null): string => (value === null || value === 0 ? '' : formatAmount(value))

/** How an item is sold, and the terms of its auction, as the form shows them. */
export function toAuctionFields({ item, auction }: Pick<OwnForm, 'item' | 'auction'>): FormValues {
  const format = item?.listingType === 'Auction' ? 'auction' : 'fixed'
  if (auction === null) return { format, auctionLength: '7', secondOffer: 'auto' }
  const { startPrice, reserve, buyNow, days, endsAt, isRelisted, secondOffer } = auction
  return {
    format,
    startPrice: money(startPrice),
    reserve: money(reserve),
    buyNow: money(buyNow),
    auctionLength: days === null ? ENDS_AT : String(days),
    auctionEndsAt: endsAt === null ? '' : formatMalaysianMoment(endsAt),
    relist: isRelisted ? 'on' : '',
    secondOffer,
  }
}

/** What is out stays what it is; a draft is what its form says. */
export const isSoldByAuction = (values: FormValues, item: OwnForm['item']): boolean =>
  item === null || item.status === 'draft' ? values.format === 'auction' : item.listingType === 'Auction'

/** The fields of the form that an auction does not ask for, with values that pass. */
export const withoutFixedPrice = (values: FormValues): FormValues => ({
  ...values,
  price: '0.01',
  originalPrice: '',
  stock: '1',
})

/**
 * The terms that the form of an auction states; null for a fixed price.
 * @param startsAt when it starts, in milliseconds
 * @throws DomainError VALIDATION
 */
export function readAuction(
  values: FormValues,
  { item, auction }: Pick<OwnForm, 'item' | 'auction'>,
  { startsAt, isDraft }: { startsAt: number; isDraft: boolean },
): AuctionPlan | null {
  if (!isSoldByAuction(values, item)) return null
  if (hasOptions(values)) throw new DomainError('VALIDATION', {}, { format: 'auctionOnePiece' })
  const shown = item?.status === 'draft' ? null : (auction?.endsAt ?? null)
  const isEndSame = shown !== null && values.auctionEndsAt === formatMalaysianMoment(shown)
  // The field has no seconds, and an end that stays needs no check.
  const plan = readAuctionPlan(values, { startsAt, isDraft: isDraft || isEndSame })
  return isEndSame ? { ...plan, endsAt: shown } : plan
}

/** Reads several parts of a form. @throws DomainError VALIDATION at the fields of all that are wrong */
export function readParts<Parts extends readonly (() => unknown)[]>(
  ...parts: Parts
): { [At in keyof Parts]: Parts[At] extends () => infer Read ? Read : never }
export function readParts(...parts: readonly (() => unknown)[]): unknown[] {
  const wrong: FieldErrors = {}
  const details: DomainError['details'] = {}
  const read = parts.map((part) => {
    try {
      return part()
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'VALIDATION') throw error
      Object.assign(wrong, error.fields)
      Object.assign(details, error.details)
      return undefined
    }
  })
  if (Object.keys(wrong).length > 0) throw new DomainError('VALIDATION', details, wrong)
  return read
}
