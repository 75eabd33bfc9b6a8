import { accounts } from './errors/accounts'
import { auctions } from './errors/auctions'
import { blog } from './errors/blog'
import { cart } from './errors/cart'
import { checkout } from './errors/checkout'
import { coupons } from './errors/coupons'
import { disputes } from './errors/disputes'
import { downloads } from './errors/downloads'
import type { ErrorEntry } from './errors/entry'
import { games } from './errors/games'
import { kernel } from './errors/kernel'
import { messaging } from './errors/messaging'
import { moderation } from './errors/moderation'
import { orders } from './errors/orders'
import { payments } from './errors/payments'
import { payouts } from './errors/payouts'
import { planner } from './errors/planner'
import { platform } from './errors/platform'
import { reviews } from './errors/reviews'
import { selling } from './errors/selling'
import { shipping } from './errors/shipping'
import { stores } from './errors/stores'
import { support } from './errors/support'

export type { ErrorEntry } from './errors/entry'

/** By capability. */
const ERRORS_OF = {
  accounts,
  auctions,
  blog,
  cart,
  checkout,
  coupons,
  disputes,
  downloads,
  games,
  kernel,
  messaging,
  moderation,
  orders,
  payments,
  payouts,
  planner,
  platform,
  reviews,
  selling,
  shipping,
  stores,
  support,
}
type Of = typeof ERRORS_OF

type CodeOf<C extends keyof Of> = { [D in C]: keyof Of[D] }[C]

/** Codes that two capabilities have. */
type Doubles = { [C in keyof Of]: Extract<keyof Of[C], CodeOf<Exclude<keyof Of, C>>> }[keyof Of]

/**
 * Every failure that a person or a client can see. One catalogue, read by the form, tRPC and REST mappers. A
 * capability that is left out does not compile, nor does a code that two of them have.
 */
export const ERRORS = {
  ...accounts,
  ...auctions,
  ...blog,
  ...cart,
  ...checkout,
  ...coupons,
  ...disputes,
  ...downloads,
  ...games,
  ...kernel,
  ...messaging,
  ...moderation,
  ...orders,
  ...payments,
  ...payouts,
  ...planner,
  ...platform,
  ...reviews,
  ...selling,
  ...shipping,
  ...stores,
  ...support,
} satisfies Record<CodeOf<keyof Of>, ErrorEntry> & Record<Doubles, never>

export type ErrorCode = keyof typeof ERRORS
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text)

/** Values for the words of a message, e.g. the stock that is left. */
export type ErrorDetails = Record<string, string | number>

/** The one error of the house. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    /** Messages per field, as keys of the `validation` texts. */
    readonly fields: Record<string, string> = {},
  ) {
    super(ERRORS[code].message)
  }
  get status(): number {
    return ERRORS[this.code].status
  }
  get field(): string | undefined {
    const found: ErrorEntry = ERRORS[this.code]
    return found.field
  }
}
