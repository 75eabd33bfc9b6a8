import { findOwnListing, type ImportItem, jsonColumn, type OwnListing } from '@pasar/db'
import {
  type ComposedItem,
  composeItem,
  cutText,
  DomainError,
  dropOtherCodes,
  fileNameOf,
  findTooMany,
  type ImportChange,
  type ImportGroup,
  type ImportProblem,
  type ImportRow,
  type ImportScene,
  MAX_IMPORT_PICTURES,
  MAX_ITEM_PICTURES,
  placeProblems,
  readListing,
} from '@pasar/domain'
import { z } from 'zod'
import type { Context } from '../../../platform/context'
import { factsOf } from '../listing-facts'
import { requireHonestWas } from '../was-price'

/** Problems of one item that are shown; nobody would read more. */
const MAX_TOLD = 20
const MAX_VALUE = 160

/** What is to be written of an item, as it waits in the database. */
const planSchema = z.object({
  typed: z.record(z.string(), z.string()),
  isDraft: z.boolean(),
  move: z.enum(['pause', 'activate']).nullable(),
  version: z.number(),
  seenStock: z.number(),
  /** Pictures that stay, in their order; null for all. */
  kept: z.array(z.string()).nullable(),
  /** Files of the ZIP that become pictures. */
  added: z.array(z.string()),
})
export type ImportPlan = z.output<typeof planSchema>
export const readPlan = jsonColumn('import_items.plan', planSchema)

const problemSchema = z.object({
  row: z.number(),
  column: z.string(),
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const reportSchema = z.object({
  problems: z.array(problemSchema),
  notes: z.array(problemSchema),
  changes: z.array(z.object({ row: z.number(), column: z.string(), from: z.string(), to: z.string() })),
})
export type ImportReport = z.output<typeof reportSchema>
export const readReport = jsonColumn('import_items.told', reportSchema)

export interface Planner {
  scene: ImportScene
  /** Of the files that came along. */
  pictureNames: ReadonlySet<string>
  /** How many pictures the import takes so far. */
  pictures: number
}

interface PlannedPictures {
  kept: string[] | null
  added: string[]
  notes: ImportProblem[]
}

/** What came along takes the place of what is not there yet; of what is there only the own format has the number. */
function planPictures(planner: Planner, composed: ComposedItem, current: OwnListing | null): PlannedPictures {
  const { scene, pictureNames } = planner
  const own = new Set(current?.pictures.map(({ key }) => key))
  const wanted = [...new Set(composed.pictures)]
  const isOpen = scene.format === 'own' || own.size === 0
  const named = wanted.filter((name) => own.has(name) || (isOpen && pictureNames.has(fileNameOf(name))))
  const taken = named.slice(0, MAX_ITEM_PICTURES)
  const added = taken.filter((name) => !own.has(name)).slice(0, MAX_IMPORT_PICTURES - planner.pictures)
  planner.pictures += added.length
  const missing = current === null ? wanted.length - added.length : 0
  const kept = taken.filter((name) => own.has(name))
  const keys = current?.pictures.map(({ key }) => key) ?? []
  const stays = added.length === 0 && (kept.length === 0 || kept.join('|') === keys.join('|'))
  const note = { ...composed.placeOf(''), column: 'pictures', code: 'importPicture' } as const
  return { kept: stays || scene.format !== 'own' ? null : kept, added, notes: missing > 0 ? [note] : [] }
}

/** Variants whose picture is none of the item's will have none of their own. */
function noteVariantPictures(
  { typed, placeOf }: ComposedItem,
  { kept, added }: PlannedPictures,
  current: OwnListing | null,
): ImportProblem[] {
  const there = new Set([
    ...(kept ?? current?.pictures.map(({ key }) => key) ?? []),
    ...added.map(fileNameOf),
  ])
  const missing = Object.entries(typed).filter(
    ([name, text]) => name.startsWith('picture-') && text && !there.has(text) && !there.has(fileNameOf(text)),
  )
  return missing.map(([name]) => ({ ...placeOf(name), column: 'variant_picture', code: 'importPicture' }))
}

const noteWas = ({ placeOf }: ComposedItem): ImportProblem => ({
  ...placeOf('originalPrice'),
  code: 'importWas',
})

const short = (text: string): string => (text.length > MAX_VALUE ? `${cutText(text, MAX_VALUE)}…` : text)

function write(problems: ImportProblem[], notes: ImportProblem[], changes: ImportChange[]): string {
  const report: ImportReport = {
    problems: problems.slice(0, MAX_TOLD),
    notes: notes.slice(0, MAX_TOLD),
    changes: changes
      .slice(0, MAX_TOLD)
      .map((change) => ({ ...change, from: short(change.from), to: short(change.to) })),
  }
  return JSON.stringify(report)
}

/** What the form's rules and the item itself have against it. */
async function findProblems(
  ctx: Context,
  composed: ComposedItem,
  current: OwnListing | null,
): Promise<ImportProblem[]> {
  if (current?.status === 'removed') return [{ ...composed.placeOf(''), code: 'ITEM_NOT_CHANGEABLE' }]
  if (current?.listingType === 'Auction') return [{ ...composed.placeOf(''), code: 'AUCTION_NOT_IMPORTED' }]
  const { problems } = composed
  try {
    const { listing, options } = readListing(composed.typed, composed.isDraft)
    const { zones } = await ctx.settings.read()
    await requireHonestWas(ctx, ctx.db, current, factsOf(listing, options, zones))
    if (current && current.status !== 'draft' && listing.storeId !== current.storeId)
      throw new DomainError('VALIDATION', {}, { storeId: 'storeStays' })
    return problems
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // One that has a cause of its own says more.
    return problems.length > 0 ? problems : placeProblems(error, composed)
  }
}

/** Rows of another shop's file. What reads HTML is loaded with the first: most markets never need it. */
async function asMarkdown(rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const { withMarkdown } = await import('./markdown')
  return rows.map(withMarkdown)
}

/** Reckons what would become of the rows of one item. */
export async function planItem(
  ctx: Context,
  sellerId: string,
  planner: Planner,
  { rows: cells, ...target }: ImportGroup,
  position: number,
): Promise<ImportItem> {
  const isOwn = planner.scene.format === 'own'
  const current = target.itemId === null ? null : await findOwnListing(ctx.db, sellerId, target.itemId)
  const tooMany = findTooMany(cells, current?.variants.length ?? 0)
  // Of rows that are not read one by one, the first says which item they are about.
  const given = tooMany ? cells.slice(0, 1) : cells
  const { rows, dropped } = isOwn ? { rows: given, dropped: [] } : dropOtherCodes(await asMarkdown(given))
  const codes = dropped.map((row): ImportProblem => ({ row, column: 'gtin', code: 'importGtin' }))
  const read = composeItem({ rows, ...target }, current, planner.scene)
  // Nobody could buy it here before: there is no price before that may be shown.
  const hasWas = (current === null || current.status === 'draft') && Boolean(read.typed.originalPrice)
  const composed = hasWas ? { ...read, typed: { ...read.typed, originalPrice: '' } } : read
  const firstRow = rows[0]?.row ?? 0
  const item = {
    position,
    firstRow,
    title: short(composed.typed.title ?? ''),
    sku: short(rows.map(({ cells }) => cells.sku ?? '').find(Boolean) ?? ''),
    itemId: current?.id ?? null,
    plan: '',
  }
  const refuse = (problems: ImportProblem[]): ImportItem => ({
    ...item,
    state: 'refused',
    report: write(problems, [], []),
  })
  if (target.itemId !== null && !current)
    return refuse([{ row: firstRow, column: 'id', code: 'importUnknown' }])
  if (tooMany) return refuse([tooMany])
  const pictures = planPictures(planner, composed, current)
  const isSame = composed.changes.length === 0 && pictures.added.length === 0 && pictures.kept === null
  if (current && isSame && composed.problems.length === 0)
    return { ...item, state: 'same', report: write([], [...pictures.notes, ...codes], []) }
  const problems = await findProblems(ctx, composed, current)
  if (problems.length > 0) return refuse(problems)
  const lacksPicture = !current && !composed.isDraft && pictures.added.length === 0
  const drafts = lacksPicture
    ? [{ ...composed.placeOf(''), column: 'pictures', code: 'importNoPicture' }]
    : []
  const notes = [...pictures.notes, ...drafts, ...codes, ...noteVariantPictures(composed, pictures, current)]
  const plan: ImportPlan = {
    typed: Object.fromEntries(Object.entries(composed.typed).map(([name, text]) => [name, text ?? ''])),
    isDraft: composed.isDraft || lacksPicture,
    move: composed.move,
    version: current?.version ?? 0,
    seenStock: current?.stock ?? 0,
    kept: pictures.kept,
    added: pictures.added,
  }
  return {
    ...item,
    state: current ? 'change' : 'create',
    plan: JSON.stringify(plan),
    report: write([], hasWas ? [...notes, noteWas(read)] : notes, composed.changes),
  }
}
