import {
  countSellerWaits,
  countStaffWaits,
  findBalances,
  findSellerCare,
  findSellerReplies,
  findSellerStart,
  type LowItem,
  listLowItems,
  listSellerDays,
  listUnsoldItems,
  listWaitingQuestions,
  type SellerWaits,
  type StaffWaits,
  type WaitingQuestion,
} from '@pasar/db'
import {
  accountName,
  type DayOfSales,
  days,
  fillDays,
  HEALTH_DAYS,
  type Health,
  type HealthCounts,
  malaysianDay,
  mayEnter,
  NO_REPLIES,
  type PeriodSales,
  type ReplyTimes,
  rateHealth,
  type Sen,
  sen,
  sumPeriods,
} from '@pasar/domain'
import { type Actor, actingSeller, isPermitted, type Seller } from '../../access/actors'
import { mustSetUpTwoFactor } from '../../accounts/commands/two-factor'
import type { Context } from '../../platform/context'
import { PageParts } from '../../platform/page-parts'

/** What waits for whoever works here, by name, each up to 100. */
export type WorkWaits = Partial<SellerWaits & StaffWaits>

/** What waits for a seller, a manager or an admin; null for everyone else, and where it cannot be read. */
export const workWaits = (ctx: Context, actor: Actor): Promise<WorkWaits | null> =>
  new PageParts(ctx).read(countWaits(ctx, actor), null)

async function countWaits(ctx: Context, actor: Actor): Promise<WorkWaits | null> {
  if (actor === null) return null
  const seller = actingSeller(actor)
  if (seller !== null) {
    const { toShip, claims, lowStock, questions, unreadChats } = await countSellerWaits(ctx.db, seller.id)
    return {
      ...(isPermitted(seller, 'ship') && { toShip }),
      ...(isPermitted(seller, 'ship', 'money') && { claims }),
      ...(isPermitted(seller, 'list') && { lowStock, questions }),
      // What buyers write to a seller is read by nobody else.
      ...(actor.id === seller.id && { unreadChats }),
    }
  }
  if (!mayEnter(actor.role, 'manager') && !mayEnter(actor.role, 'admin')) return null
  if (await mustSetUpTwoFactor(ctx, actor)) return null
  const waits = await countStaffWaits(ctx.db)
  const { applications, affiliates } = waits
  return mayEnter(actor.role, 'admin') ? waits : { applications, affiliates }
}

/** What a shop needs before it sells; whether it is there. */
export interface FirstSteps {
  store: boolean
  bank: boolean
  shipping: boolean
  item: boolean
}

export interface SellerDesk {
  periods: PeriodSales[]
  /** The last 30 days, the present one last. */
  days: DayOfSales[]
  /** The 30 days before them. */
  daysBefore: DayOfSales[]
  waits: SellerWaits
  low: LowItem[]
  /** Viewed most and not bought within `VIEWS_DAYS`. */
  unsold: { id: string; title: string; views: number }[]
  questions: WaitingQuestion[]
  balance: { held: Sen; available: Sen }
  /** Average × 100 over all stores, with its count. */
  rating: number
  reviews: number
  health: Health[]
  /** How messages are answered, as last measured. */
  replies: ReplyTimes
  /** Null once all are done. */
  steps: FirstSteps | null
}

const MAX_SHOWN = 5

const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

/** How a seller's business goes, and what waits for them. */
export async function sellerDesk(ctx: Context, { id }: Seller<'money'>): Promise<SellerDesk> {
  const { db } = ctx
  const now = ctx.now()
  const today = malaysianDay(now)
  const [sold, waits, low, unsold, questions, care, found, start, [held = sen(0), available = sen(0)]] =
    await Promise.all([
      listSellerDays(db, id, today - 2 * HEALTH_DAYS + 1),
      countSellerWaits(db, id),
      listLowItems(db, id, MAX_SHOWN),
      listUnsoldItems(db, id, MAX_SHOWN),
      listWaitingQuestions(db, id, MAX_SHOWN),
      findSellerCare(db, id, now - days(HEALTH_DAYS)),
      findSellerReplies(db, id),
      findSellerStart(db, id),
      findBalances(db, [
        accountName({ type: 'held', sellerId: id }),
        accountName({ type: 'seller', sellerId: id }),
      ]),
    ])
  const replies = found ?? NO_REPLIES
  const shown = sold.filter(({ day }) => day > today - HEALTH_DAYS)
  const counts: HealthCounts = {
    parcels: sumOf(shown, 'parcels'),
    shipped: sumOf(shown, 'shipped'),
    late: sumOf(shown, 'late'),
    cancelled: sumOf(shown, 'cancelled'),
    ...care,
    replies,
  }
  const steps: FirstSteps = {
    store: start.hasStoreTexts,
    bank: start.hasBank,
    shipping: start.hasShipping,
    item: start.hasItem,
  }
  return {
    periods: sumPeriods(sold, today),
    days: fillDays(sold, today, HEALTH_DAYS),
    daysBefore: fillDays(sold, today - HEALTH_DAYS, HEALTH_DAYS),
    waits,
    low,
    unsold,
    questions,
    // Liabilities are negative in the ledger.
    balance: { held: sen(0 - held), available: sen(0 - available) },
    rating: start.rating,
    reviews: start.reviews,
    health: rateHealth(counts),
    replies,
    steps: Object.values(steps).every(Boolean) ? null : steps,
  }
}
