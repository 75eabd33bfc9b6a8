import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../tables'

/** A step from a row to another: the rows of `table` whose `from` is known give `to`. */
interface Hop {
  readonly table: string
  readonly from: string
  readonly to: string
}

const hop = <T extends keyof Tables & string>(
  table: T,
  from: keyof Tables[T] & string,
  to: keyof Tables[T] & string,
): Hop => ({ table, from, to })

const ofPayment = hop('payments', 'id', 'order_id')
const lineItems = hop('order_lines', 'order_id', 'item_id')
const parcelItems = hop('order_lines', 'parcel_id', 'item_id')
const lineVariants = hop('order_lines', 'order_id', 'variant_id')
const itemOfVariant = hop('item_variants', 'id', 'item_id')
const inCart = hop('cart_lines', 'user_id', 'variant_id')

/**
 * The rows a command can need for itself. `key` is the column a root is named
 * by; `by` are rows it can be named by instead. Those never change the root they belong to, or they change it only
 * under a root that is locked before (a cart under its user, the lines of an order under the order). Where that is not
 * so (an email, a role), the command asks again once it has the root.
 */
export const ROOTS = {
  /** With everything that is one member's: sessions, links, cart, addresses, applications, balances. */
  user: {
    table: 'users',
    key: 'id',
    by: {
      email: [hop('users', 'email', 'id')],
      role: [hop('users', 'role', 'id')],
      session: [hop('sessions', 'id', 'user_id')],
      refreshToken: [hop('refresh_tokens', 'id', 'session_id'), hop('sessions', 'public_id', 'user_id')],
      emailLink: [hop('email_links', 'id', 'user_id')],
      oldEmailToken: [hop('email_changes', 'old_token_hash', 'user_id')],
      newEmailToken: [hop('email_changes', 'new_token_hash', 'user_id')],
      application: [hop('seller_applications', 'id', 'user_id')],
      affiliate: [hop('affiliate_applications', 'id', 'user_id')],
      payout: [hop('payouts', 'id', 'user_id')],
      payoutRun: [hop('payouts', 'run_id', 'user_id')],
    },
  },
  store: {
    table: 'stores',
    key: 'id',
    by: { slug: [hop('stores', 'slug', 'id')], seller: [hop('stores', 'seller_id', 'id')] },
  },
  /** With its lines, parcels, claims, payments and refunds. */
  order: {
    table: 'orders',
    key: 'id',
    by: {
      buyer: [hop('orders', 'buyer_id', 'id')],
      parcel: [hop('parcels', 'id', 'order_id')],
      line: [hop('order_lines', 'id', 'order_id')],
      claim: [hop('order_claims', 'id', 'order_id')],
      payment: [ofPayment],
      refund: [hop('refunds', 'id', 'payment_id'), ofPayment],
    },
  },
  /** Named by its item. With its bids and offers. */
  auction: {
    table: 'auctions',
    key: 'item_id',
    by: {
      order: [lineItems],
      parcel: [parcelItems],
      payment: [ofPayment, lineItems],
      variant: [itemOfVariant],
      cartOf: [inCart, itemOfVariant],
    },
  },
  /** With its pictures, reviews and questions. */
  item: {
    table: 'items',
    key: 'id',
    by: {
      order: [lineItems],
      parcel: [parcelItems],
      line: [hop('order_lines', 'id', 'item_id')],
      payment: [ofPayment, lineItems],
      variant: [itemOfVariant],
      cartOf: [inCart, itemOfVariant],
      seller: [hop('items', 'seller_id', 'id')],
      review: [hop('reviews', 'id', 'item_id')],
      question: [hop('questions', 'id', 'item_id')],
    },
  },
  /** Its stock. */
  variant: {
    table: 'item_variants',
    key: 'id',
    by: {
      item: [hop('item_variants', 'item_id', 'id')],
      order: [lineVariants],
      parcel: [hop('order_lines', 'parcel_id', 'variant_id')],
      payment: [ofPayment, lineVariants],
      cartOf: [inCart],
    },
  },
  /** With its uses. */
  coupon: {
    table: 'coupons',
    key: 'id',
    by: {
      code: [hop('coupons', 'code', 'id')],
      order: [hop('coupon_uses', 'order_id', 'coupon_id')],
      parcel: [hop('parcels', 'id', 'order_id'), hop('coupon_uses', 'order_id', 'coupon_id')],
      payment: [ofPayment, hop('coupon_uses', 'order_id', 'coupon_id')],
      cartOf: [hop('cart_coupons', 'user_id', 'coupon_id')],
      seller: [hop('stores', 'seller_id', 'id'), hop('coupons', 'store_id', 'id')],
    },
  },
  /** With its payouts. After the users it pays: their balances are checked first. */
  payoutRun: { table: 'payout_runs', key: 'id', by: {} },
} as const satisfies Record<string, { table: keyof Tables; key: string; by: Record<string, readonly Hop[]> }>

export type RootKind = keyof typeof ROOTS

/** The order in which roots are locked. */
export const ROOT_ORDER = [
  'user',
  'store',
  'order',
  'auction',
  'item',
  'variant',
  'coupon',
  'payoutRun',
] as const satisfies RootKind[]

type By<Kind extends RootKind> = keyof (typeof ROOTS)[Kind]['by']

/** A root by its id, or by a row that leads to it. */
export type RootRef<Kind extends RootKind> =
  | string
  | { [Name in By<Kind>]: { readonly [One in Name]: string | number } }[By<Kind>]

type Named = { readonly [Kind in RootKind]: RootRef<Kind> | readonly RootRef<Kind>[] }
type AtLeastOne<All> = { [Key in keyof All]: Pick<All, Key> & Partial<Omit<All, Key>> }[keyof All]

/** Why a command needs no row for itself. */
export const NO_ROOTS = {
  /** It only adds rows; what must not be there twice has a unique key. */
  insertsOnly: { none: 'insertsOnly' },
  /** Each statement has its whole condition in its `where` or its key; nothing that was read before decides. */
  conditionInStatement: { none: 'conditionInStatement' },
  /** Nobody else writes at the time: tests, seeds, the first start. */
  alone: { none: 'alone' },
} as const
type NoRoots = (typeof NO_ROOTS)[keyof typeof NO_ROOTS]

/** What a command needs for itself: at least one root, or the reason why there is none. */
export type Roots = AtLeastOne<Named> | NoRoots

/** The roots of one kind, which one statement locks. */
export interface LockStep {
  readonly kind: RootKind
  /** Without repetitions, in their order. */
  readonly ids: readonly string[]
  readonly by: readonly { readonly name: string; readonly value: string | number }[]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function makeStep(kind: RootKind, refs: readonly (string | object)[]): LockStep {
  const ids = new Set<string>()
  const by = new Map<string, { name: string; value: string | number }>()
  for (const ref of refs)
    if (typeof ref === 'string') ids.add(ref)
    else
      for (const [name, value] of Object.entries(ref)) {
        if (!(name in ROOTS[kind].by)) throw new RangeError(`A ${kind} is not found by its ${name}`)
        by.set(`${name} ${value}`, { name, value })
      }
  return {
    kind,
    ids: [...ids].sort(compare),
    by: [...by].sort(([a], [b]) => compare(a, b)).map(([, each]) => each),
  }
}

/**
 * The steps in which roots are locked: always in the same order, so that two commands never wait for each other.
 * @throws RangeError for a name that leads to no root, or an object that names none
 */
export function lockSteps(roots: Roots): LockStep[] {
  if ('none' in roots) return []
  const named: Partial<Named> = roots
  const steps = ROOT_ORDER.flatMap((kind) => {
    const refs = named[kind]
    return refs === undefined ? [] : [makeStep(kind, [refs].flat())]
  })
  const unknown = Object.keys(roots).filter((name) => !(name in ROOTS))
  if (unknown.length > 0 || steps.length === 0) throw new RangeError(`No roots: ${unknown.join(', ')}`)
  return steps
}

/** Where the hops end: values of `to` of the last one, as a nested query. */
const follow = (hops: readonly Hop[], value: string | number): RawBuilder<unknown> =>
  hops.reduce(
    (known, { table, from, to }) =>
      sql`select ${sql.ref(to)} from ${sql.table(table)} where ${sql.ref(from)} in (${known})`,
    sql`${value}`,
  )

/** The roots of a step, in their order. An engine with several writers adds `for update`. */
export function selectRoots({ kind, ids, by }: LockStep): RawBuilder<{ id: string }> {
  const { table, key } = ROOTS[kind]
  const hops: Readonly<Record<string, readonly Hop[]>> = ROOTS[kind].by
  const sets = [
    ...(ids.length > 0 ? [sql`${sql.ref(key)} in (${sql.join(ids)})`] : []),
    ...by.map(({ name, value }) => sql`${sql.ref(key)} in (${follow(hops[name] ?? [], value)})`),
  ]
  const where = sets.length === 0 ? sql`false` : sql.join(sets, sql` or `)
  return sql`select ${sql.ref(key)} as "id" from ${sql.table(table)} where ${where} order by ${sql.ref(key)}`
}
