import type { CouponRule } from '@pasar/domain'
import { hours, minutes, quoteOrder, type Sen, usualDestination, WELCOME_CODE } from '@pasar/domain'
import type { CouponUses } from '../coupons'
import { drawChance, drawOne, makeWeightedDraw, type Random, type SeedIds } from '../ids'
import { toCartItem } from '../items'
import { type OrderHistory, PAYMENT_WINDOW, type ParcelMove, type PlannedOrder, planOrder } from '../orders'
import { BUYER_SCRIPTS, makeScriptHistory, type Script } from './buyer-scripts'
import { drawOrderTimes } from './calendar'
import { type CouponBook, makeCouponBook } from './coupon-book'
import type { DemoItem } from './items'
import { makeParcelHistories, movesUntil } from './parcel-histories'
import type { DemoBuyer, DemoPeople } from './people'
import { makeItemPicker, type Picked } from './picker'

const ORDER_COUNT = 690
const SALES_DAYS = 91
/** Nobody but the demo buyer has an order that is still unpaid. */
const QUIET = hours(1)

interface Occasion {
  at: number
  buyer: DemoBuyer
  /** What happens is written down for the demo buyer and drawn for the others. */
  script: Script | null
}

export interface DemoOrders {
  orders: PlannedOrder[]
  /** Uses that still count, and what they cost, by coupon id. */
  uses: ReadonlyMap<string, CouponUses>
}

/** Thinks up three months of orders in the order of time, each priced as the checkout prices it. */
export function planOrders(
  random: Random,
  ids: SeedIds,
  people: DemoPeople,
  items: readonly DemoItem[],
  coupons: readonly CouponRule[],
  now: number,
): DemoOrders {
  const book = makeCouponBook(coupons)
  // The date of a service is agreed after it was paid; these orders are all of goods.
  const picker = makeItemPicker(
    random,
    items.filter(({ service }) => !service),
  )
  const historyOf = makeParcelHistories(random)
  const recruiters = new Map(
    [...people.owners.values()].flatMap(({ id, recruitedBy }): [string, string][] =>
      recruitedBy === null ? [] : [[id, recruitedBy]],
    ),
  )
  const orders: PlannedOrder[] = []
  for (const { at, buyer, script } of listOccasions(random, people, now)) {
    const picks = script
      ? picker.pickSellers(script.parcels.length, script.isVirtual ?? false, at)
      : picker.pickCart(at)
    if (picks.length === 0) continue
    const address =
      buyer.addresses[script ? (script.address ?? 0) : drawChance(random, 0.12) ? 1 : 0] ?? buyer.addresses[0]
    const country = address?.country ?? 'MY'
    const quote = quoteOrder({
      items: picks.map(({ item, variant, quantity }) => toCartItem(item, variant, quantity)),
      ...usualDestination(country),
      coupons: script
        ? chooseScripted(book, script, buyer, at)
        : chooseCoupons(random, book, buyer, picks, at),
      freeShippingFrom: listThresholds(picks),
    })
    const story: OrderHistory = script
      ? makeScriptHistory(script, at)
      : makeOrderHistory(random, at, (paidAt) =>
          quote.parcels.map((parcel) => movesUntil(historyOf(parcel, paidAt, country), now)),
        )
    const order = planOrder(random, ids, {
      buyer,
      address: quote.needsAddress ? (address ?? null) : null,
      country,
      quote,
      story,
      recruiters,
    })
    orders.push(order)
    if (story.ending === null) book.take(buyer.id, order.coupons)
    if (story.paidAt !== null) book.notePaid(buyer.id)
  }
  return { orders, uses: book.countUses() }
}

function listOccasions(random: Random, people: DemoPeople, now: number): Occasion[] {
  const { buyer, buyers } = people
  const drawBuyer = makeWeightedDraw(
    random,
    buyers.map(({ eagerness }) => eagerness),
  )
  const occasions: Occasion[] = BUYER_SCRIPTS.map((script) => ({
    at: now - Math.round(hours(script.hoursAgo)),
    buyer,
    script,
  }))
  for (const at of drawOrderTimes(random, ORDER_COUNT - occasions.length, SALES_DAYS, now - QUIET)) {
    const members = buyers.filter(({ createdAt }) => createdAt < at)
    const drawn = buyers[drawBuyer()]
    occasions.push({
      at,
      buyer: drawn && drawn.createdAt < at ? drawn : drawOne(random, members),
      script: null,
    })
  }
  return occasions.sort((a, b) => a.at - b.at)
}

/** Free-shipping thresholds by seller, as the checkout takes them from the lines. */
const listThresholds = (picks: readonly Picked[]): Map<string, Sen> =>
  new Map(
    picks.flatMap(({ item: { store } }): [string, Sen][] =>
      store.freeShippingFrom === null ? [] : [[store.sellerId, store.freeShippingFrom]],
    ),
  )

/** The coupons somebody tries; those that do not fit the order are left out by the quote. */
function chooseCoupons(
  random: Random,
  book: CouponBook,
  buyer: DemoBuyer,
  picks: readonly Picked[],
  at: number,
): CouponRule[] {
  const usable = book.listUsable(buyer.id, at)
  const welcome = usable.find(({ code }) => code === WELCOME_CODE)
  const platform = usable.filter(({ payer, code }) => payer === 'platform' && code !== WELCOME_CODE)
  const sellers = usable.filter(
    ({ payer, storeId }) => payer === 'seller' && picks.some(({ item }) => item.store.id === storeId),
  )
  return [
    ...(welcome && drawChance(random, 0.8) ? [welcome] : []),
    ...(platform.length > 0 && drawChance(random, 0.3) ? [drawOne(random, platform)] : []),
    ...sellers.filter(() => drawChance(random, 0.4)),
  ]
}

const chooseScripted = (book: CouponBook, script: Script, buyer: DemoBuyer, at: number): CouponRule[] =>
  book.listUsable(buyer.id, at).filter(({ code }) => script.coupons?.includes(code) ?? false)

/** Whether and when an order is paid, and what then happens to its parcels. */
function makeOrderHistory(
  random: Random,
  placedAt: number,
  planParcels: (paidAt: number) => ParcelMove[][],
): OrderHistory {
  if (drawChance(random, 0.025))
    return {
      placedAt,
      paidAt: null,
      ending: { to: 'expired', at: placedAt + PAYMENT_WINDOW, actor: 'system' },
      parcels: [],
    }
  const wait = minutes(1) + Math.floor(random() * minutes(14))
  if (drawChance(random, 0.015))
    return {
      placedAt,
      paidAt: null,
      ending: { to: 'cancelled', at: placedAt + wait, actor: 'buyer' },
      parcels: [],
    }
  const paidAt = placedAt + wait
  return { placedAt, paidAt, ending: null, parcels: planParcels(paidAt) }
}
