import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { DomainError } from '../kernel/errors'
import { parseRinggit, type Sen, ZERO } from '../kernel/money'
import { type FieldErrors, fieldErrorsOf, form } from '../kernel/schemas'
import { days, hours, type Millis } from '../kernel/time'
import { parseMalaysianMoment } from '../selling/schedule'
import { AUCTION_DAYS, HIGHEST_BID } from './auctions'

/** To the second bidder an unpaid auction is offered by itself, or when its seller chooses so. */
const SECOND_OFFERS = ['auto', 'ask'] as const
export type SecondOffer = (typeof SECOND_OFFERS)[number]

/** What a seller decides about an auction besides its terms. */
export interface AuctionSettings {
  /** It is listed once more by itself when it ends unsold. */
  isRelisted: boolean
  secondOffer: SecondOffer
}

/** An auction that has not started. */
export interface AuctionPlan extends AuctionSettings {
  /** 0 in a draft that does not say it yet. */
  startPrice: Sen
  /** Below it nothing is sold. */
  reserve: Sen | null
  /** Buys it at once, until there is a bid. */
  buyNow: Sen | null
  /** How long it runs from its start; null for one that ends at a set time. */
  days: number | null
  /** Milliseconds since the epoch; null for one that runs for a number of days. */
  endsAt: Millis | null
}

const LENGTHS: readonly string[] = Array.from({ length: AUCTION_DAYS.most }, (_, at) => String(at + 1))
/** Instead of a number of days: the end is typed. */
export const ENDS_AT = 'end'

const readAmount = (typed: string): Sen | null => parseRinggit(typed)
const amount = z
  .union(
    [
      z.literal('').transform(() => null),
      boundedString(20, { error: 'itemPrice', tooLong: 'itemPrice' })
        .refine((typed) => {
          const read = readAmount(typed)
          return read !== null && read > 0 && read <= HIGHEST_BID
        }, 'itemPrice')
        .transform(readAmount),
    ],
    { error: 'itemPrice' },
  )
  .default(null)

const settings = {
  relist: boundedString(5).optional(),
  secondOffer: z.enum(SECOND_OFFERS, { error: 'choose' }).default('auto'),
}

const toSettings = ({ relist, secondOffer }: { relist?: string | undefined; secondOffer: SecondOffer }) => ({
  isRelisted: relist === 'on',
  secondOffer,
})

export const auctionSettingsSchema = form(settings).transform(toSettings)

/** The terms of an auction, as they are typed. */
const auctionPlanSchema = form({
  startPrice: amount,
  reserve: amount,
  buyNow: amount,
  auctionLength: boundedString(4, { error: 'choose', tooLong: 'choose' })
    .refine((typed) => typed === ENDS_AT || LENGTHS.includes(typed), 'choose')
    .default('7'),
  auctionEndsAt: boundedString(30, { error: 'auctionEnd', tooLong: 'auctionEnd' })
    .refine((typed) => typed === '' || parseMalaysianMoment(typed) !== null, 'auctionEnd')
    .default(''),
  ...settings,
}).transform(({ auctionLength, auctionEndsAt, startPrice, reserve, buyNow, ...chosen }) => {
  const isTimed = auctionLength === ENDS_AT
  return {
    startPrice: startPrice ?? ZERO,
    reserve,
    buyNow,
    days: isTimed ? null : Number(auctionLength),
    endsAt: isTimed ? parseMalaysianMoment(auctionEndsAt) : null,
    ...toSettings(chosen),
  } satisfies AuctionPlan
})

/** Whether an end leaves an auction the time it needs, counted from its start; both in milliseconds. */
export const isAuctionEnd = (endsAt: number, startsAt: number): boolean =>
  endsAt - startsAt >= days(AUCTION_DAYS.least) && endsAt - startsAt <= days(AUCTION_DAYS.most)

/** A clock that comes late to a scheduled start takes this off the shortest auction. */
const LATE_START = hours(1)

/** When an auction ends that starts at `now`; null when its set end has come too close, or is none. */
export function endOfPlan({ days: length, endsAt }: AuctionPlan, now: number): number | null {
  if (length !== null) return now + days(length)
  return endsAt === null || endsAt < now + days(AUCTION_DAYS.least) - LATE_START ? null : endsAt
}

/** What is wrong with the prices of a plan, at their fields. */
export function refusePrices({ startPrice, reserve, buyNow }: AuctionPlan): FieldErrors {
  const highest = Math.max(startPrice, reserve ?? 0)
  return {
    ...(reserve !== null && reserve < startPrice && { reserve: 'auctionReserve' }),
    ...(buyNow !== null && buyNow <= highest && { buyNow: 'auctionBuyNow' }),
  }
}

/**
 * Reads the terms of an auction.
 * @param when `startsAt` in milliseconds; a draft may leave out its start price and its end
 * @throws DomainError VALIDATION
 */
export function readAuctionPlan(
  values: Readonly<Record<string, unknown>>,
  { startsAt, isDraft }: { startsAt: number; isDraft: boolean },
): AuctionPlan {
  const read = auctionPlanSchema.safeParse(values)
  if (!read.success) throw new DomainError('VALIDATION', {}, fieldErrorsOf(read.error))
  const plan = read.data
  const { startPrice, endsAt, days: length } = plan
  const isEndWrong =
    length === null && (endsAt === null ? !isDraft : !isDraft && !isAuctionEnd(endsAt, startsAt))
  const errors = {
    ...(startPrice === 0 && !isDraft && { startPrice: 'itemPrice' }),
    ...refusePrices(plan),
    ...(isEndWrong && { auctionEndsAt: 'auctionEnd' }),
  }
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', {}, errors)
  return plan
}
