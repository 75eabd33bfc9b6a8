import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  findStoreChoices,
  type ImportItem,
  type ImportRecord,
  jsonColumn,
  listOwnItemIds,
  listSkus,
  NO_ROOTS,
  tryBeginCheck,
  tryInsertImportItems,
} from '@pasar/db'
import { groupRows, type ItemsBySku, importDefaultsSchema } from '@pasar/domain'
import type { Context } from '../../../platform/context'
import { importFileAt } from './file'
import { moveImport } from './move'
import { type Planner, planItem } from './plan'
import { openZip, pictureNamesOf, readTable } from './table'

/** Items whose numbers are read with one statement. */
const ITEMS_AT_ONCE = 500
/** Items that are written down with one transaction. */
const WRITTEN_AT_ONCE = 50

const readDefaults = jsonColumn('imports.defaults', importDefaultsSchema)

/** Which of a seller's items has a SKU; what staff removed only where no other has it. Only what is theirs is looked at. */
async function readSkus(ctx: Context, sellerId: string): Promise<ItemsBySku> {
  const [skus, removed] = [new Map<string, string | null>(), new Map<string, string | null>()]
  for (let after = 0; ; ) {
    const items = await listOwnItemIds(ctx.db, sellerId, after, ITEMS_AT_ONCE)
    const last = items.at(-1)
    if (!last) return new Map([...removed, ...skus])
    const found = await listSkus(
      ctx.db,
      items.map(({ id }) => id),
    )
    for (const { itemId, sku, isRemoved } of found) {
      const known = isRemoved ? removed : skus
      known.set(sku, (known.get(sku) ?? itemId) === itemId && known.get(sku) !== null ? itemId : null)
    }
    after = last.seq
    await yieldToEventLoop()
  }
}

/**
 * Reads a file and writes down what would become of each of its items. One that was interrupted begins anew: nothing has
 * been made of it yet.
 * @throws DomainError for a file that cannot be read
 */
export async function checkImport(ctx: Context, record: ImportRecord, signal: AbortSignal): Promise<void> {
  const { id, sellerId } = record
  const file = importFileAt(ctx, record.fileKey)
  const archive = await openZip(file)
  try {
    const table = await readTable(file, archive)
    const [skus, stores] = await Promise.all([readSkus(ctx, sellerId), findStoreChoices(ctx.db, sellerId)])
    const groups = groupRows(table.rows, skus)
    const defaults = readDefaults(record.defaults)
    const planner: Planner = {
      scene: { format: table.format, defaults, stores },
      pictureNames: pictureNamesOf(archive),
      pictures: 0,
    }
    const { format, fileRows } = table
    const facts = { format, sources: JSON.stringify(table.sources), fileRows, total: groups.length }
    if (!(await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => tryBeginCheck(tx, id, facts)))) return
    for (let at = 0; at < groups.length; at += WRITTEN_AT_ONCE) {
      if (signal.aborted) return
      const items: ImportItem[] = []
      for (const [index, group] of groups.slice(at, at + WRITTEN_AT_ONCE).entries())
        items.push(await planItem(ctx, sellerId, planner, group, at + index))
      if (!(await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => tryInsertImportItems(tx, id, items))))
        return
      await yieldToEventLoop()
    }
    await moveImport(ctx, id, 'checking', { state: 'checked' })
  } finally {
    archive?.close()
  }
}
