import {
  changeStock,
  clearPositions,
  deleteVariant,
  insertVariant,
  listVariants,
  switchOffVariant,
  type Tx,
  updateVariant,
} from '@pasar/db'
import { DomainError, nameVariant, type VariantInput } from '@pasar/domain'
import type { Context } from '../../platform/context'

type Existing = Awaited<ReturnType<typeof listVariants>>[number]

/** A variant keeps its row, which orders and carts refer to: by its id, else by what it is. */
function findSame(existing: readonly Existing[], wanted: VariantInput, taken: ReadonlySet<string>) {
  const free = existing.filter(({ id }) => !taken.has(id))
  return (
    free.find(({ id }) => id === wanted.id) ??
    free.find(({ values }) => values[0] === wanted.values[0] && values[1] === wanted.values[1])
  )
}

/** @throws DomainError STOCK_CHANGED at the stock of its row */
async function putStock(tx: Tx, row: Existing, { stock, seen }: VariantInput, at: number): Promise<void> {
  // Untouched it stays as it is, whoever bought meanwhile.
  if (!row.isOff && stock === seen) return
  const from = row.isOff ? 0 : (seen ?? row.stock)
  if (!(await changeStock(tx, { variantId: row.id, seen: from }, stock)))
    throw new DomainError('STOCK_CHANGED', { now: row.stock }, { [`stock-${at}`]: 'STOCK_CHANGED' })
}

/**
 * Makes these the variants of an item. One that is left out is deleted; where orders or carts refer to it, it is switched
 * off, and comes back when it is wanted again.
 * @throws DomainError STOCK_CHANGED
 */
export async function putVariants(
  tx: Tx,
  ctx: Context,
  itemId: string,
  wanted: readonly VariantInput[],
): Promise<void> {
  const existing = await listVariants(tx, itemId)
  // Those that are meant by their ids come first: another could have taken over what they were.
  const meant = new Set(wanted.flatMap(({ id }) => (id === null ? [] : [id])))
  const taken = new Set<string>()
  if (existing.length > 0) await clearPositions(tx, itemId)
  for (const [position, variant] of wanted.entries()) {
    const others = existing.filter(({ id }) => id === variant.id || !meant.has(id))
    const row = findSame(others, variant, taken)
    const { values, sku, gtin, price, picture } = variant
    const facts = { itemId, position, name: nameVariant(values), values, sku, gtin, price, picture }
    if (row === undefined) {
      await insertVariant(tx, { ...facts, id: ctx.newId('variant') }, variant.stock)
      continue
    }
    taken.add(row.id)
    await updateVariant(tx, { ...facts, id: row.id })
    await putStock(tx, row, variant, position)
  }
  let position = wanted.length
  for (const { id, isUsed } of existing) {
    if (taken.has(id)) continue
    if (isUsed) await switchOffVariant(tx, { id, itemId, position: position++ })
    else await deleteVariant(tx, itemId, id)
  }
}
