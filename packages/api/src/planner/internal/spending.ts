import { type Db, listGiven, listPlanLines, listPlanPurchases, type PlanLine } from '@pasar/db'
import { attributePurchases, type Bought, boughtOf, openPieces } from '@pasar/domain'

export interface Spending {
  lines: (PlanLine & { given: number })[]
  bought: Map<string, Bought>
}

/** What stands on all lists of a member, what they bought of it, and what they know to be given. */
export async function readSpending(db: Db, userId: string, today: string): Promise<Spending> {
  const planned = await listPlanLines(db, userId)
  if (planned.length === 0) return { lines: [], bought: new Map() }
  const since = Math.min(...planned.map(({ addedAt }) => addedAt))
  const [purchases, given] = await Promise.all([
    listPlanPurchases(db, userId, since),
    listGiven(db, userId, today),
  ])
  const pieces = new Map(given.map((line) => [line.lineId, line.pieces]))
  const lines = planned.map((line) => ({ ...line, given: pieces.get(line.id) ?? 0 }))
  return { lines, bought: attributePurchases(lines, purchases) }
}

/** The lines of members of which pieces are still to be bought, as far as they know. */
export async function readOpenLines(
  db: Db,
  userIds: Iterable<string>,
  today: string,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>()
  for (const userId of new Set(userIds)) {
    const { lines, bought } = await readSpending(db, userId, today)
    for (const line of lines) if (openPieces(line, boughtOf(bought, line.id).pieces) > 0) open.add(line.id)
  }
  return open
}
