import { DomainError } from '../kernel/errors'

/** The columns of an item's own format. A row is a variant; the columns of the item are read from its first row. */
export const ITEM_COLUMNS = [
  'id',
  'handle',
  'sku',
  'gtin',
  'title',
  'description',
  'category',
  'attributes',
  'condition',
  'status',
  'store',
  'option1',
  'value1',
  'option2',
  'value2',
  'price',
  'original_price',
  'stock',
  'weight_g',
  'length_cm',
  'width_cm',
  'height_cm',
  'ships_from',
  'base_shipping',
  'service_place',
  'service_area',
  'pictures',
  'variant_picture',
] as const
export type ItemColumn = (typeof ITEM_COLUMNS)[number]
export type ItemCells = Partial<Record<ItemColumn, string>>

/** What each variant has of its own. */
export const VARIANT_COLUMNS = [
  'sku',
  'gtin',
  'value1',
  'value2',
  'price',
  'stock',
  'variant_picture',
] as const satisfies ItemColumn[]

const IMPORT_FORMATS = ['own', 'shopify', 'woocommerce'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export const MAX_IMPORT_ROWS = 20_000
export const MAX_IMPORT_COLUMNS = 500
/** Of the file as it is sent, pictures and all. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
/** Of the table in it, unpacked. */
export const MAX_TABLE_BYTES = 24 * 1024 * 1024
/** Of all the files in a ZIP, unpacked. */
export const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
export const MAX_IMPORT_PICTURES = 1_000
/** Of a description in HTML, before it becomes Markdown. */
export const MAX_HTML_LENGTH = 20_000

/** A row of the file, in our columns. */
export interface ImportRow {
  row: number
  cells: ItemCells
  /** What rows of one item have in common; empty for a row that stands alone. */
  key: string
  /** False for one that only adds to its item, such as another picture. */
  isVariant: boolean
  /** What of the file cannot be taken over: a key of the `validation` texts. The column is ours, or as the file names it. */
  problem?: { column: string; code: string }
}

/** How a file's columns are called, and where they are. */
export interface FileHead {
  names: readonly string[]
  /** The place of a column by its name in small letters; null for one that is not there. */
  at(name: string): number | null
}

const fold = (name: string): string =>
  name
    .slice(0, 80)
    .replace(/^\ufeff/, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

export function readHead(cells: readonly string[]): FileHead {
  const places = new Map<string, number>()
  for (const [at, cell] of cells.entries()) {
    const name = fold(cell)
    if (name !== '' && !places.has(name)) places.set(name, at)
  }
  return {
    names: cells.map((cell) => cell.slice(0, 80).trim()),
    at: (name) => places.get(fold(name)) ?? null,
  }
}

/** @throws DomainError IMPORT_COLUMNS for a file whose first row says nothing to us */
export function findFormat({ at }: FileHead): ImportFormat {
  const has = (...names: string[]) => names.some((name) => at(name) !== null)
  if (has('variant price', 'option1 name') && has('handle', 'url handle')) return 'shopify'
  if (has('regular price') && has('name') && has('type')) return 'woocommerce'
  const known = ITEM_COLUMNS.filter((column) => has(column))
  if (has('id', 'sku', 'title') && known.length > 1) return 'own'
  throw new DomainError('IMPORT_COLUMNS')
}

/** The cell of the first of these columns that the file has and that is not blank. */
export const cellOf =
  (head: FileHead, cells: readonly string[]) =>
  (...names: string[]): string => {
    for (const name of names) {
      const at = head.at(name)
      const cell = at === null ? '' : (cells[at] ?? '').trim()
      if (cell !== '') return cell
    }
    return ''
  }

/** The last part of an address or a path, by which a file in a ZIP is found. */
export function fileNameOf(address: string): string {
  const path = address.trim().slice(0, 2_000).split(/[?#]/, 1)[0] ?? ''
  const name = path.split(/[\\/]/).at(-1) ?? ''
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** A cell of a row by the names that its column may have. */
export type Cell = (...names: string[]) => string

/** What only other shops have, as the file names it. */
const nameOf = (head: FileHead, ...names: string[]): string => {
  const at = names.map((name) => head.at(name)).find((place) => place !== null)
  return (at === undefined || at === null ? undefined : head.names[at]) ?? names[0] ?? ''
}

const SHIPPED = ['variant requires shipping', 'requires shipping']

/** What of a row of Shopify's file cannot be taken over. */
export function shopifyProblem(head: FileHead, cell: Cell): ImportRow['problem'] {
  if (cell('option3 value') !== '') return { column: nameOf(head, 'option3 value'), code: 'importOptions' }
  if (cell('gift card').toLowerCase() === 'true')
    return { column: nameOf(head, 'gift card'), code: 'importKind' }
  if (cell(...SHIPPED).toLowerCase() === 'false')
    return { column: nameOf(head, ...SHIPPED), code: 'importKind' }
  return undefined
}

const WOO_KINDS = ['simple', 'variable', 'variation']

/** The same of WooCommerce's. */
export function wooProblem(head: FileHead, cell: Cell): ImportRow['problem'] {
  const kinds = cell('type')
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean)
  if (kinds.some((kind) => !WOO_KINDS.includes(kind)))
    return { column: nameOf(head, 'type'), code: 'importKind' }
  if (kinds.includes('variation') && cell('attribute 3 value(s)') !== '')
    return { column: nameOf(head, 'attribute 3 value(s)'), code: 'importOptions' }
  return undefined
}
