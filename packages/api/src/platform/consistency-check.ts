import {
  checkAuctions,
  checkConsistency,
  checkFile,
  checkLedger,
  checkOrders,
  findWrongBankLines,
  type OpenDatabase,
  verifyAuditChain,
} from '@pasar/db'

/** Proves a database: the file, the books, stock, coupons, refunds, orders, auctions, the audit log. Answers with a line for each thing that is wrong. */
export async function findWrongSums(database: OpenDatabase): Promise<string[]> {
  const { read } = database
  const found: string[] = []
  const damage = checkFile(database)
  if (damage !== null) found.push(`the file is damaged: ${damage}`)
  const { total, unbalanced, mismatched, payouts } = await checkLedger(read)
  if (total !== 0) found.push(`the ledger is off by ${total} sen`)
  for (const id of unbalanced) found.push(`unbalanced entries: ${id}`)
  for (const id of mismatched) found.push(`entries that differ from their order: ${id}`)
  for (const id of payouts) found.push(`payout that contradicts the books: ${id}`)
  for (const place of await findWrongBankLines(read))
    found.push(`line of a bank statement that contradicts its payout: ${place}`)
  found.push(...(await checkOrders(read)))
  for (const fault of await checkAuctions(read)) found.push(`auction ${fault}`)
  found.push(...(await checkConsistency(read)))
  const { broken } = await verifyAuditChain(read)
  if (broken) found.push(`entry ${broken.position} of the audit log is ${broken.fault}`)
  return found
}
