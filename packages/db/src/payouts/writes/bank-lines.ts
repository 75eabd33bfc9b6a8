import type { BankLine, Finding } from '@pasar/domain'
import type { Tx } from '../../kernel/transact'

const LINES_AT_ONCE = 200

/** Puts the lines of a draft in the place of those it had. */
export async function putBankLines(
  tx: Tx,
  statementId: string,
  account: string,
  lines: readonly (BankLine & { key: string; payoutId: string | null })[],
): Promise<void> {
  await tx.deleteFrom('bank_lines').where('statement_id', '=', statementId).execute()
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE)
    await tx
      .insertInto('bank_lines')
      .values(
        lines.slice(at, at + LINES_AT_ONCE).map((line, index) => ({
          statement_id: statementId,
          position: at + index + 1,
          row: line.row,
          account,
          key: line.key,
          day: line.day,
          words: line.words,
          amount_sen: line.amount,
          balance_sen: line.balance,
          problem: line.problem,
          payout_id: line.payoutId,
        })),
      )
      .execute()
}

/** Notes what a line has come to. @returns false when it has come to something already */
export async function trySettleLine(
  tx: Tx,
  statementId: string,
  position: number,
  outcome: Finding,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_lines')
    .set({ outcome })
    .where('statement_id', '=', statementId)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Explains a line. @returns false when it needs no explanation, or has one */
export async function tryExplainLine(
  tx: Tx,
  statementId: string,
  position: number,
  { note, by, now }: { note: string; by: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_lines')
    .set({ note, explained_by: by, explained_at: now })
    .where('statement_id', '=', statementId)
    .where('position', '=', position)
    .where('explained_at', 'is', null)
    .where('outcome', 'in', ['unknown', 'unreadable', 'amountDiffers', 'notSent', 'markedFailed', 'again'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
