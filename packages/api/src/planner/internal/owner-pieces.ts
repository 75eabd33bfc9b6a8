import { type Db, listPlanLines, listPlanPurchases } from '@pasar/db'
import { attributePurchases, boughtOf } from '@pasar/domain'

/** Pieces of their own lists that a member bought themselves: nobody else has to give those. @returns them by line */
export async function readOwnerPieces(db: Db, userId: string): Promise<(lineId: string) => number> {
  const lines = await listPlanLines(db, userId)
  if (lines.length === 0) return () => 0
  const since = Math.min(...lines.map(({ addedAt }) => addedAt))
  const bought = attributePurchases(lines, await listPlanPurchases(db, userId, since))
  return (lineId) => boughtOf(bought, lineId).pieces
}
