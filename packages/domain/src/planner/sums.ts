import { addSen, multiplySen, type Sen, sen, subtractSen, sumSen, ZERO } from '../kernel/money'
import { dayOf } from '../orders/appointments'
import { planMonthOf, shiftMonth } from './plans'

/** An item on a list, as far as sums go. */
export interface PlannedLine {
  id: string
  variantId: string
  quantity: number
  /** Pieces of it that others gave, as far as the owner may know. */
  given?: number
  /** The price of a piece when it was planned. */
  planned: Sen
  addedAt: number
  /** The day of its list. */
  day: string
}

/** Pieces that the owner ordered and kept, with what they cost after discounts and refunds. */
export interface Purchase {
  variantId: string
  quantity: number
  paid: Sen
  at: number
}

export interface Bought {
  pieces: number
  spent: Sen
  /** What each order added to it. */
  payments: readonly { at: number; amount: Sen }[]
}

/** Pieces of a line that are still to be bought: what was given is not. */
export const openPieces = (
  { quantity, given = 0 }: Pick<PlannedLine, 'quantity' | 'given'>,
  pieces: number,
): number => Math.max(0, quantity - given - pieces)

const NOTHING: Bought = { pieces: 0, spent: ZERO, payments: [] }

export const boughtOf = (bought: ReadonlyMap<string, Bought>, lineId: string): Bought =>
  bought.get(lineId) ?? NOTHING

/** What the first pieces of a purchase cost: sen that cannot be split evenly are of its first ones. */
const costOf = ({ paid, quantity }: Purchase, pieces: number): Sen =>
  sen(Math.floor(paid / quantity) * pieces + Math.min(paid % quantity, pieces))

type Filling = Bought & { payments: Bought['payments'][number][] }

/** How many pieces of a purchase each line takes; what no line needs is of the first. */
function sharePieces(
  fitting: readonly PlannedLine[],
  quantity: number,
  bought: ReadonlyMap<string, Bought>,
): { line: PlannedLine; pieces: number }[] {
  let rest = quantity
  const taken = fitting.map((line) => {
    const pieces = Math.min(rest, openPieces(line, boughtOf(bought, line.id).pieces))
    rest -= pieces
    return { line, pieces }
  })
  return taken
    .map((one, index) => (index === 0 ? { ...one, pieces: one.pieces + rest } : one))
    .filter(({ pieces }) => pieces > 0)
}

/**
 * Attributes purchases to the lines they were made for. A piece counts once: for a line that was planned before it was
 * ordered, of the list with the earliest day that still needs one. More pieces than any list needs count for the first.
 * @returns by the id of the line
 */
export function attributePurchases(
  lines: readonly PlannedLine[],
  purchases: readonly Purchase[],
): Map<string, Bought> {
  const result = new Map<string, Filling>()
  const byDay = [...lines].sort((a, b) => (a.day === b.day ? a.addedAt - b.addedAt : a.day < b.day ? -1 : 1))
  const oldestFirst = [...purchases].sort((a, b) => a.at - b.at)
  for (const purchase of oldestFirst) {
    const { variantId, quantity, at } = purchase
    const fitting = byDay.filter((line) => line.variantId === variantId && line.addedAt <= at)
    if (fitting.length === 0 || quantity <= 0) continue
    let done = 0
    for (const { line, pieces } of sharePieces(fitting, quantity, result)) {
      const amount = subtractSen(costOf(purchase, done + pieces), costOf(purchase, done))
      done += pieces
      const before: Filling = result.get(line.id) ?? { ...NOTHING, payments: [] }
      before.payments.push({ at, amount })
      result.set(line.id, {
        pieces: before.pieces + pieces,
        spent: addSen(before.spent, amount),
        payments: before.payments,
      })
    }
  }
  return result
}

export interface PlanSums {
  /** All that is planned, at the prices of then. */
  planned: Sen
  /** Of real orders. */
  spent: Sen
  /** What is planned and neither bought nor given yet. */
  open: Sen
  /** Of the budget, once everything is bought as planned. */
  left: Sen
  /** By how much everything together is above the budget. */
  over: Sen
}

/** The sums of a list: budget + over = spent + open + left. */
export function sumPlan(
  budget: Sen,
  lines: readonly PlannedLine[],
  bought: ReadonlyMap<string, Bought>,
): PlanSums {
  const planned = sumSen(lines.map((line) => multiplySen(line.planned, line.quantity)))
  const spent = sumSen(lines.map((line) => boughtOf(bought, line.id).spent))
  const open = sumSen(
    lines.map((line) => multiplySen(line.planned, openPieces(line, boughtOf(bought, line.id).pieces))),
  )
  const rest = budget - spent - open
  return {
    planned,
    spent,
    open,
    left: sen(Math.max(0, rest)),
    over: sen(Math.max(0, -rest)),
  }
}

export interface SpendingMonth {
  /** Such as "2027-02". */
  month: string
  /** For lists of that month. */
  planned: Sen
  /** By orders of that month. */
  spent: Sen
}

/** Months that a chart has room for. */
const MAX_MONTHS = 12

/** What was planned for lists of each month, and what was spent in it: the months from the first to the last that has either. */
export function spendByMonth(
  lines: readonly PlannedLine[],
  bought: ReadonlyMap<string, Bought>,
): SpendingMonth[] {
  const planned = lines.map((line) => ({
    month: planMonthOf(line.day),
    amount: multiplySen(line.planned, line.quantity),
  }))
  const spent = lines.flatMap(({ id }) =>
    boughtOf(bought, id).payments.map(({ at, amount }) => ({ month: planMonthOf(dayOf(at)), amount })),
  )
  const known = [...planned, ...spent].map(({ month }) => month).sort()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  for (let month = last; month >= first && months.length < MAX_MONTHS; month = shiftMonth(month, -1))
    months.unshift(month)
  const sumIn = (amounts: readonly { month: string; amount: Sen }[], month: string) =>
    sumSen(amounts.filter((one) => one.month === month).map(({ amount }) => amount))
  return months.map((month) => ({ month, planned: sumIn(planned, month), spent: sumIn(spent, month) }))
}
