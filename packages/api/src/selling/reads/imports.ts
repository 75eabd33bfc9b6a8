import {
  countImportItems,
  decodeCursor,
  findItemFigures,
  findOwnImport,
  findOwnListing,
  findStoreChoices,
  type ImportItem,
  type ImportItemState,
  type ImportRecord,
  jsonColumn,
  listImportItems,
  listOwnImports,
  listOwnItems,
} from '@pasar/db'
import {
  DomainError,
  type ErrorDetails,
  isErrorCode,
  type OwnItemsChoice,
  readOwnItemsFilter,
  writeFigures,
  writeItemRows,
} from '@pasar/domain'
import { z } from 'zod'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { type ImportReport, readReport } from '../internal/import/plan'
import { findChecked } from '../internal/import/waiting'
import { wordsOf } from '../internal/own-filter'

export type { ImportItemState, ImportState } from '@pasar/db'

const PAGE = 50
const SHOWN_IMPORTS = 10
const AT_ONCE = 200
const EXPORTED_AT_ONCE = 50

export interface ImportSummary {
  id: string
  fileName: string
  state: ImportRecord['state']
  format: ImportRecord['format']
  fileRows: number
  total: number
  createdAt: number
  movedAt: number
}

export interface ImportItemView extends ImportReport {
  position: number
  firstRow: number
  title: string
  sku: string
  itemId: string | null
  state: ImportItemState
}

export interface ImportView extends ImportSummary {
  /** Why it failed. */
  problem: { code: string; details: ErrorDetails } | null
  counts: Record<ImportItemState, number>
  items: ImportItemView[]
  /** Behind which position the next page begins; null on the last. */
  next: number | null
}

const summaryOf = ({
  defaults: _1,
  sources: _2,
  problem: _3,
  fileKey: _4,
  sellerId: _5,
  ...shown
}: ImportRecord) => shown

/** What a file's own names of columns are, where they differ from ours. */
const readSources = jsonColumn('imports.sources', z.record(z.string(), z.string()))
const readProblem = jsonColumn(
  'imports.problem',
  z.object({
    code: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

function viewOf(item: ImportItem, sources: Record<string, string>): ImportItemView {
  const { plan: _plan, report, ...shown } = item
  const { problems, notes, changes } = readReport(report)
  const named = <T extends { column: string }>(list: T[]): T[] =>
    list.map((each) => ({ ...each, column: sources[each.column] ?? each.column }))
  return { ...shown, problems: named(problems), notes: named(notes), changes: named(changes) }
}

/** A seller's last imports, the one that waits for them, and the stores their items can go to. */
export async function importsPage(ctx: Context, seller: Seller<'list'>) {
  const [imports, stores, checked] = await Promise.all([
    listOwnImports(ctx.db, seller.id, SHOWN_IMPORTS),
    findStoreChoices(ctx.db, seller.id),
    findChecked(ctx.db, seller.id),
  ])
  const waiting = checked?.isWaiting ? { id: checked.record.id, fileName: checked.record.fileName } : null
  return { imports: imports.map(summaryOf), stores, waiting }
}

/** An import with a page of its items, all or those in one state. @throws DomainError NOT_FOUND for others' too */
export async function importPage(
  ctx: Context,
  seller: Seller<'list'>,
  id: string,
  wanted: { state: ImportItemState | null; after: number },
): Promise<ImportView> {
  const record = await findOwnImport(ctx.db, seller.id, id)
  if (!record) throw new DomainError('NOT_FOUND')
  const [counts, items] = await Promise.all([
    countImportItems(ctx.db, id),
    listImportItems(ctx.db, id, wanted.state, wanted.after, PAGE + 1),
  ])
  const sources = readSources(record.sources)
  const shown = items.slice(0, PAGE)
  const count = (state: ImportItemState): number => counts.get(state) ?? 0
  const problem = record.problem === '' ? null : readProblem(record.problem)
  return {
    ...summaryOf(record),
    problem: problem && { ...problem, code: isErrorCode(problem.code) ? problem.code : 'UNKNOWN_ERROR' },
    counts: {
      create: count('create'),
      change: count('change'),
      same: count('same'),
      refused: count('refused'),
      created: count('created'),
      changed: count('changed'),
      failed: count('failed'),
    },
    items: shown.map((item) => viewOf(item, sources)),
    next: items.length > PAGE ? (shown.at(-1)?.position ?? null) : null,
  }
}

/** All items of an import that were refused or failed, some at a time. @throws DomainError NOT_FOUND */
export async function* listRefusals(
  ctx: Context,
  seller: Seller<'list'>,
  id: string,
): AsyncGenerator<ImportItemView[]> {
  const record = await findOwnImport(ctx.db, seller.id, id)
  if (!record) throw new DomainError('NOT_FOUND')
  const sources = readSources(record.sources)
  for (const state of ['refused', 'failed'] as const)
    for (let after = -1; ; ) {
      const items = await listImportItems(ctx.db, id, state, after, AT_ONCE)
      const last = items.at(-1)
      if (!last) break
      yield items.map((item) => viewOf(item, sources))
      after = last.position
    }
}

const ALL_ITEMS = readOwnItemsFilter(new URLSearchParams())

/** In the order in which they were made, whichever the filter asks for: no change of a price moves an item meanwhile. */
async function* listIds(ctx: Context, seller: Seller<'list'>, filter: OwnItemsChoice) {
  const wanted = { ...filter, sort: 'oldest', sellerId: seller.id, words: wordsOf(filter) } as const
  for (let at: string | null = ''; at !== null; ) {
    const page: Awaited<ReturnType<typeof listOwnItems>> = await listOwnItems(
      ctx.db,
      wanted,
      decodeCursor(at),
      EXPORTED_AT_ONCE,
    )
    yield page.items.map(({ id }) => id)
    at = page.next
  }
}

/**
 * The items of a seller that a filter shows, as rows of the own format, some at a time.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function exportItems(ctx: Context, seller: Seller<'list'>, filter: OwnItemsChoice = ALL_ITEMS) {
  await ctx.limits.take('listExport', seller.id)
  return everyItem(ctx, seller, filter)
}

async function* everyItem(ctx: Context, seller: Seller<'list'>, filter: OwnItemsChoice) {
  const stores = new Map((await findStoreChoices(ctx.db, seller.id)).map(({ id, name }) => [id, name]))
  const names = [...stores.values()].map((name) => name.toLowerCase())
  const nameOf = (id: string): string => {
    const name = stores.get(id) ?? ''
    return names.filter((own) => own === name.toLowerCase()).length === 1 ? name : id
  }
  for await (const ids of listIds(ctx, seller, filter)) {
    const rows = []
    const figures = await findItemFigures(ctx.db, ids)
    for (const id of ids) {
      const item = await findOwnListing(ctx.db, seller.id, id)
      const own = figures.get(id) ?? { views: 0, orders: 0 }
      if (item) rows.push(...writeFigures(writeItemRows(item, nameOf(item.storeId)), own))
    }
    yield rows
  }
}
