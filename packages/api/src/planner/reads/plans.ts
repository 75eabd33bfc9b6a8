import {
  findBuyerPlan,
  findItemLines,
  type Gift,
  listGifts,
  listPlanItems,
  listPlannedLines,
  listPlans,
  type Plan,
  type PlanItem,
  type PlannedLine,
} from '@pasar/db'
import {
  areGiftsShown,
  type Bought,
  boughtOf,
  DomainError,
  dayOf,
  openPieces,
  PLAN_KEPT,
  type PlanSums,
  type SpendingMonth,
  spendByMonth,
  sumPlan,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { makePlanToken } from '../internal/link'
import { readSpending, type Spending } from '../internal/spending'

export interface PlanSummary {
  plan: Plan
  sums: PlanSums
  /** Pieces that are planned, and those of them that were bought or given. */
  pieces: number
  bought: number
}

function summarize(plan: Plan, { lines, bought }: Spending): PlanSummary {
  const own = lines.filter(({ planId }) => planId === plan.id)
  return {
    plan,
    sums: sumPlan(plan.budget, own, bought),
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    bought: own.reduce(
      (sum, line) => sum + line.quantity - openPieces(line, boughtOf(bought, line.id).pieces),
      0,
    ),
  }
}

/** A member's lists, the earliest day first, those they removed a while ago, and their spending by month. */
export async function plansOf(
  ctx: Context,
  buyer: Buyer,
): Promise<{ plans: PlanSummary[]; removed: Plan[]; months: SpendingMonth[] }> {
  const all = await listPlans(ctx.db, buyer.id, ctx.now() - PLAN_KEPT)
  const spending = await readSpending(ctx.db, buyer.id, dayOf(ctx.now()))
  return {
    plans: all.filter(({ removedAt }) => removedAt === null).map((plan) => summarize(plan, spending)),
    removed: all.filter(({ removedAt }) => removedAt !== null),
    months: spendByMonth(spending.lines, spending.bought),
  }
}

/** A line with what its owner bought of it, and what is still to be bought. */
export type OwnPlanItem = PlanItem & Pick<Bought, 'pieces' | 'spent'> & { open: number }

export interface PlanPage extends PlanSummary {
  items: OwnPlanItem[]
  removed: PlanItem[]
  /** Of the link, while the list is shared. */
  token: string | null
  /** Who gave what; nobody until the day has come. */
  gifts: Gift[]
}

/** A list of the member, whole. @throws DomainError NOT_FOUND for others' lists too */
export async function planPage(ctx: Context, buyer: Buyer, planId: string): Promise<PlanPage> {
  const plan = await findBuyerPlan(ctx.db, planId, buyer.id)
  if (plan === null) throw new DomainError('NOT_FOUND')
  const now = ctx.now()
  const [spending, all, gifts] = await Promise.all([
    readSpending(ctx.db, buyer.id, dayOf(now)),
    listPlanItems(ctx.db, planId, now - PLAN_KEPT),
    areGiftsShown(plan.giftsFrom, now) ? listGifts(ctx.db, planId) : [],
  ])
  const given = new Map(spending.lines.map((line) => [line.id, line.given]))
  const items = all
    .filter(({ removedAt }) => removedAt === null)
    .map((item) => {
      const { pieces, spent } = boughtOf(spending.bought, item.id)
      const open = openPieces({ quantity: item.quantity, given: given.get(item.id) ?? 0 }, pieces)
      return { ...item, pieces, spent, open }
    })
  return {
    ...summarize(plan, spending),
    items,
    removed: all.filter(({ removedAt }) => removedAt !== null),
    token: plan.share === 'none' ? null : makePlanToken(ctx, plan),
    gifts: gifts.filter(({ isPaid }) => isPaid),
  }
}

/** The lists an item can be added to. */
export const planChoices = async (ctx: Context, buyer: Buyer): Promise<Plan[]> =>
  (await listPlans(ctx.db, buyer.id, Number.MAX_SAFE_INTEGER)).filter(({ removedAt }) => removedAt === null)

/** What is wanted already of an item on one of these lists, of its first option; null for nothing. */
export const plannedOf = async (
  ctx: Context,
  buyer: Buyer,
  planId: string,
  itemId: string,
): Promise<PlannedLine | null> =>
  (await listPlannedLines(ctx.db, { userId: buyer.id, planId, itemId }))[0] ?? null

export interface ItemToPlan {
  id: string
  title: string
  slug: string
  storeName: string
  image: string | null
  /** What can be chosen of it; one without a name where there is no choice. */
  variants: { id: string; name: string; price: number; stock: number }[]
}

/** An item that is to be put on a list. @throws DomainError ITEM_UNAVAILABLE, PLAN_AUCTION */
export async function itemToPlan(ctx: Context, itemId: string): Promise<ItemToPlan> {
  const lines = await findItemLines(ctx.db, itemId)
  const [first] = lines
  if (!first?.isForSale) throw new DomainError(first?.isAuction ? 'PLAN_AUCTION' : 'ITEM_UNAVAILABLE')
  const { name, slug, storeName } = first.item
  return {
    id: itemId,
    title: name,
    slug,
    storeName,
    image: first.item.image,
    variants: lines.map(({ item }) => ({
      id: item.variantId,
      name: item.variantName,
      price: item.price,
      stock: item.stockAvailable,
    })),
  }
}
