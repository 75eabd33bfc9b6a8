import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  findSellerStatus,
  type ImportItem,
  type ImportRecord,
  listImportItemsToDo,
  NO_ROOTS,
  type Roots,
  type Tx,
  tryFinishImportItem,
} from '@pasar/db'
import {
  DomainError,
  fileNameOf,
  type ListingOptions,
  MAX_PICTURE_BYTES,
  readListing,
  seconds,
} from '@pasar/domain'
import type { Context } from '../../../platform/context'
import type { StoredPicture } from '../../../platform/pictures/store'
import { type Archive, byFileName } from '../../../platform/tables/archive'
import { changeItem, insertItem } from '../../commands/listing'
import { moveOwn } from '../../commands/own-items'
import { findOwn } from '../own-listing'
import { keepPictures } from '../pictures'
import { importFileAt } from './file'
import { moveImport } from './move'
import { isPassing } from './passing'
import { type ImportPlan, readPlan, readReport } from './plan'
import { openZip } from './table'

/** Works that wait together share a commit; more at once would keep others waiting. */
const AT_ONCE = 10
/** After that the imports of others have their turn. */
const TURN = seconds(5)

/** The import was cancelled, or another process has made the item: what was written is undone. */
class Ended extends Error {}

const rootsOf = (sellerId: string, itemId: string | null): Roots =>
  itemId === null
    ? { user: sellerId, store: { seller: sellerId } }
    : { user: sellerId, store: { seller: sellerId }, item: itemId, variant: { item: itemId } }

/** Variants whose picture came along name its file. */
function withPictures(
  options: ListingOptions,
  { added }: ImportPlan,
  stored: readonly StoredPicture[],
): ListingOptions {
  const keys = new Map(added.map((name, at) => [fileNameOf(name), stored[at]?.key]))
  const variants = options.variants.map((variant) => ({
    ...variant,
    picture: keys.get(fileNameOf(variant.picture)) ?? variant.picture,
  }))
  return { ...options, variants }
}

async function write(
  tx: Tx,
  ctx: Context,
  sellerId: string,
  item: ImportItem,
  plan: ImportPlan,
  pictures: readonly StoredPicture[],
): Promise<string> {
  const seller = { id: sellerId }
  const read = readListing(plan.typed, plan.isDraft)
  const input = { ...read, options: read.options && withPictures(read.options, plan, pictures) }
  if (item.itemId === null)
    return insertItem(tx, ctx, seller, { ...input, pictures }, plan.isDraft ? 'draft' : 'active')
  const current = await findOwn(tx, seller, item.itemId)
  const keys = plan.kept ?? current.pictures.map(({ key }) => key)
  const kept = keys.map((key) => ({ key, alt: current.pictures.find((own) => own.key === key)?.alt ?? '' }))
  const { version, seenStock } = plan
  await changeItem(tx, ctx, seller, item.itemId, { ...input, pictures, version, seenStock, kept })
  if (plan.move) await moveOwn(tx, ctx, seller, item.itemId, plan.move)
  return item.itemId
}

async function readPictures(archive: Archive | null, names: readonly string[]): Promise<Buffer[]> {
  if (!archive || names.length === 0) return []
  const files = byFileName(archive)
  const pictures: Buffer[] = []
  for (const name of names) {
    const entry = files.get(fileNameOf(name))
    if (entry && entry.uncompressedSize > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_HEAVY')
    if (entry) pictures.push(await archive.read(entry, MAX_PICTURE_BYTES))
  }
  return pictures
}

/**
 * Makes one item and writes down that it is made, both or neither.
 * @returns false when the import does not run any more
 */
async function makeItem(
  ctx: Context,
  { id: importId, sellerId }: ImportRecord,
  item: ImportItem,
  archive: Archive | null,
): Promise<boolean> {
  const at = { importId, position: item.position, from: item.state }
  const report = readReport(item.report)
  try {
    const plan = readPlan(item.plan)
    await keepPictures(ctx, await readPictures(archive, plan.added), (pictures) =>
      ctx.transact(rootsOf(sellerId, item.itemId), async (tx) => {
        const itemId = await write(tx, ctx, sellerId, item, plan, pictures)
        const state = item.itemId === null ? 'created' : 'changed'
        if (!(await tryFinishImportItem(tx, at, { state, itemId, report: item.report }))) throw new Ended()
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Ended) return false
    if (!(error instanceof DomainError) || isPassing(error)) throw error
    const code = Object.values(error.fields)[0] ?? error.code
    const column = code.startsWith('PICTURE') ? 'pictures' : ''
    const problem = { row: item.firstRow, column, code, details: error.details }
    const outcome = {
      state: 'failed',
      itemId: item.itemId,
      report: JSON.stringify({ ...report, problems: [problem] }),
    }
    return ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
      tryFinishImportItem(tx, at, { ...outcome, state: 'failed' }),
    )
  }
}

/**
 * Makes what an import is to make, for a while.
 * @returns whether it has ended
 * @throws DomainError for what stops it as a whole
 */
export async function makeImport(ctx: Context, record: ImportRecord, signal: AbortSignal): Promise<boolean> {
  const archive = await openZip(importFileAt(ctx, record.fileKey))
  const until = ctx.now() + TURN
  try {
    for (let after = -1; ; ) {
      const items = await listImportItemsToDo(ctx.db, record.id, after, AT_ONCE)
      const last = items.at(-1)
      if (!last) break
      const status = await findSellerStatus(ctx.db, record.sellerId)
      if (status !== 'approved') throw new DomainError('SELLER_SUSPENDED')
      const made = await Promise.all(items.map((item) => makeItem(ctx, record, item, archive)))
      if (made.includes(false)) return true
      if (signal.aborted || ctx.now() > until) return false
      after = last.position
      await yieldToEventLoop()
    }
    await moveImport(ctx, record.id, 'running', { state: 'done' })
    return true
  } finally {
    archive?.close()
  }
}
