import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMALL } from '@pasar/db/seed'
import { type CardInput, DomainError, ROLE, type ShownQuote, showQuote } from '@pasar/domain'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Buyer, Member, Seller } from '../access/actors'
import { addToCart } from '../cart/commands'
import { type Placed, type PlaceOrder, placeOrder } from '../checkout/commands/place-order'
import { type CheckoutSource, quoteCheckout } from '../checkout/reads'
import { shipParcel } from '../orders/commands/ship'
import type { SettleOutcome } from '../payments/commands/settle'
import { submitCard } from '../payments/reads'
import { receiveWebhook } from '../payments/webhook'
import { findWrongSums } from '../platform/consistency-check'
import type { Context } from '../platform/context'
import { asBuyer, asSeller } from './actors'
import { ADDRESS } from './address'
import { openTestServices, type TestServices } from './services'

/** What the tests of this package share. */

export { ADDRESS }

export const { users, items, coupons, orders, stores } = SMALL
export const buyer = asBuyer(users.buyer)
export const newbuyer = asBuyer(users.newbuyer)
/** The variant of an item without options, or one of its options. */
export const variantOf = (item: { variantIds: readonly string[] }, at = 0): string =>
  item.variantIds[at] ?? ''

export interface Market {
  readonly ctx: Context
  readonly services: TestServices
  /** Moves the clock on. */
  wait(duration: number): void
  rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): T[]
  /** The one value of a query. */
  value<T = number>(sql: string, ...values: unknown[]): T
  run(sql: string, ...values: unknown[]): void
}

/** A market of its own for each test. */
export function useMarket(env: Record<string, string> = {}): Market {
  let opened: TestServices | null = null
  beforeEach(async () => {
    opened = await openTestServices(env)
  })
  afterEach(async () => {
    await opened?.dispose()
    opened = null
  })
  const open = (): TestServices => {
    if (!opened) throw new Error('A market is open within a test only')
    return opened
  }
  const prepare = (sql: string) => open().database.handle.prepare(sql)
  return {
    get ctx() {
      return open().context
    },
    get services() {
      return open()
    },
    wait: (duration) => {
      open().clock.now += duration
    },
    rows: <T>(sql: string, ...values: unknown[]) => prepare(sql).all(...values) as T[],
    value: <T>(sql: string, ...values: unknown[]) =>
      prepare(sql)
        .pluck()
        .get(...values) as T,
    run: (sql, ...values) => void prepare(sql).run(...values),
  }
}

/** The code a command refuses with. Anything else it throws fails the test. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof DomainError)) throw error ?? new Error('It was not refused')
  return error.code
}

/** All rows of all tables, without those that count an index: two of these are equal when nothing was written. */
export function readAll(market: Market): Record<string, unknown[]> {
  const names = market.rows<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'item_search%' and sql not like '%using fts5vocab%'",
  )
  return Object.fromEntries(names.map(({ name }) => [name, market.rows(`select * from ${name}`)]))
}

export const stockOf = (market: Market, variantId: string): number =>
  market.value('select stock from item_variants where id = ?', variantId)

/** Buyers that have never bought. */
export function makeBuyers(market: Market, count: number): Buyer[] {
  return Array.from({ length: count }, (_, index) => {
    const id = market.ctx.newId('user')
    const person = { id, email: `shopper${index}@pasar.test`, name: `Shopper ${index}` }
    market.run(
      `insert into users (id, email, name, password_hash, role, created_at, verified_at) values (?, ?, ?, 'none', ${ROLE.BUYER}, 1, 1)`,
      id,
      person.email,
      person.name,
    )
    return asBuyer(person)
  })
}

type Wanted = readonly [item: { id: string; variantIds: readonly string[] }, quantity: number]

export async function fillCart(market: Market, who: Buyer, ...wanted: Wanted[]): Promise<void> {
  for (const [item, quantity] of wanted)
    await addToCart(market.ctx, who, { itemId: item.id, variantId: variantOf(item), quantity })
}

let lastKey = 0

/** The input of a page, which always includes what it showed. */
export type OrderForm = PlaceOrder & { shown: ShownQuote }

/** What the checkout form sends when the page showed the present quote. */
export async function orderForm(
  market: Market,
  who: Buyer,
  over: Partial<OrderForm> = {},
): Promise<OrderForm> {
  const source: CheckoutSource = over.source ?? { type: 'cart' }
  const address = over.address === undefined ? { type: 'new' as const, address: ADDRESS } : over.address
  const country = address?.type === 'new' ? address.address.country : 'MY'
  const { quote } = await quoteCheckout(market.ctx, who, source, { country })
  lastKey += 1
  return { idempotencyKey: `key-${lastKey}`, source, address, shown: showQuote(quote), ...over }
}

export type Order = Extract<Placed, { ok: true }>

/** Places what is in the cart (or what `over` says) and expects it to go well. */
export async function place(market: Market, who: Buyer, over: Partial<OrderForm> = {}): Promise<Order> {
  const placed = await placeOrder(market.ctx, who, await orderForm(market, who, over))
  if (!placed.ok) throw new Error(`Not placed: ${JSON.stringify(placed.changes)}`)
  return placed
}

/** All read the page first, then all place at once. */
export async function placeAll(
  market: Market,
  many: readonly Buyer[],
  over: Partial<OrderForm> = {},
): Promise<Placed[]> {
  const ready = await Promise.all(
    many.map(async (who) => ({ who, form: await orderForm(market, who, over) })),
  )
  return Promise.all(ready.map(({ who, form }) => placeOrder(market.ctx, who, form)))
}

/** Puts one piece into the cart and places the order. */
export async function buyOne(
  market: Market,
  who: Buyer,
  item: (typeof items)[keyof typeof items],
): Promise<Order> {
  await fillCart(market, who, [item, 1])
  return place(market, who)
}

export const CARD: CardInput = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

/** Charges a card that pays; the market does not learn of it. */
export const chargeUnreported = (market: Market, who: Buyer, { paymentId }: Order): Promise<unknown> =>
  submitCard(market.ctx, who, paymentId, CARD)

/** A webhook of the demonstration provider for a paid payment, unless `over` says otherwise. */
export function makeWebhook(market: Market, { paymentId }: Order, over: Record<string, unknown> = {}) {
  const amount = market.value('select amount_sen from payments where id = ?', paymentId)
  const event = {
    id: `${paymentId}-succeeded`,
    type: 'succeeded' as const,
    paymentId,
    amount,
    currency: 'MYR',
  }
  if (!market.ctx.demoProvider) throw new Error('This market is paid through someone else')
  return market.ctx.demoProvider.makeWebhook({ ...event, ...over }, market.ctx.now())
}

export const deliver = (
  market: Market,
  { body, headers }: { body: Buffer; headers: Record<string, string> },
): Promise<SettleOutcome> => receiveWebhook(market.ctx, 'demo', body, (name) => headers[name])

/** Places what is in the cart, with the pieces that are named, and pays it. */
export async function buy(market: Market, who: Buyer, ...more: Wanted[]): Promise<Order> {
  if (more.length > 0) await fillCart(market, who, ...more)
  const order = await place(market, who)
  await chargeUnreported(market, who, order)
  await deliver(market, makeWebhook(market, order))
  return order
}

export interface TestParcel {
  id: string
  sellerId: string
}

export const parcelsOf = (market: Market, { orderId }: Order): TestParcel[] =>
  market.rows('select id, seller_id as sellerId from parcels where order_id = ? order by position', orderId)

export function sellerOf({ sellerId }: TestParcel): Member & Seller {
  const person = Object.values(users).find(({ id }) => id === sellerId)
  if (!person) throw new Error('A seller who is not in the small market')
  return asSeller(person)
}

export const ship = (market: Market, parcel: TestParcel, trackingNumber = 'EN123456789MY'): Promise<void> =>
  shipParcel(market.ctx, sellerOf(parcel), { parcelId: parcel.id, courier: 'Pos Laju', trackingNumber })

export const parcelState = (market: Market, { id }: TestParcel): string =>
  market.value('select state from parcels where id = ?', id)

export const stateOf = (market: Market, { orderId }: Order): string =>
  market.value('select state from orders where id = ?', orderId)

/** What must hold whatever has happened. */
export async function expectSumsToMatch(market: Market): Promise<void> {
  expect(await findWrongSums(market.services.database)).toEqual([])
}

/** An endpoint for webhooks, as the server has one; `ctx` is the market's, with that endpoint as its own. */
export async function openWebhook(market: Market) {
  const outcomes: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const name = request.url?.split('/').at(-1) ?? ''
    const header = (key: string) => request.headers[key]?.toString()
    outcomes.push(await receiveWebhook(market.ctx, name, Buffer.concat(parts), header).catch(String))
    response.end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ctx: Context = { ...market.ctx, loopback: () => `http://127.0.0.1:${port}` }
  return { ctx, outcomes, close: () => new Promise((resolve) => void server.close(resolve)) }
}
