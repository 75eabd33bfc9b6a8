import { conversionOf } from '../analytics/item-views'
import { writeAttributeCell } from '../catalogue/attribute-cells'
import type { AttributeValues } from '../catalogue/attributes'
import type { ItemStatus } from '../catalogue/browse'
import { isCategory } from '../catalogue/categories'
import type { ListingType } from '../catalogue/facets'
import { normalizeGtinCell } from '../catalogue/gtin'
import { categoryMeant } from '../catalogue/search/category-synonyms'
import { formatAmount } from '../kernel/format'
import { parseRinggit, type Sen } from '../kernel/money'
import { csvAmount } from '../platform/csv'
import { plainNumber, plainWhole } from '../platform/read-csv'
import type { Dimensions, ServicePlace } from '../shipping/shipping'
import { ITEM_COLUMNS, type ItemCells, type ItemColumn } from './import-columns'

/** An item as its seller has it. */
export interface ListedItem {
  id: string
  slug: string
  title: string
  description: string
  category: string
  attributes: AttributeValues
  condition: string
  listingType: ListingType
  status: ItemStatus
  originalPrice: Sen | null
  isVirtual: boolean
  servicePlace: ServicePlace | null
  serviceArea: string
  weightG: number
  dimensions: Dimensions | null
  baseShipping: Sen
  shipsFrom: string
  options: readonly [string, string]
  variants: readonly {
    id: string
    values: readonly [string, string]
    price: Sen
    stock: number
    sku: string
    gtin: string
    picture: string
  }[]
  pictures: readonly { key: string }[]
}

/** What parts the names of pictures from each other. */
const PICTURE_SEPARATOR = '|'

const whole = (value: number | undefined): string => (value === undefined ? '' : String(value))

function cellsOfItem(item: ListedItem, store: string): ItemCells {
  return {
    title: item.title,
    description: item.description,
    category: item.category,
    attributes: writeAttributeCell(item.category, item.attributes),
    condition: item.condition,
    status: item.status,
    store,
    option1: item.options[0],
    option2: item.options[1],
    original_price: item.originalPrice === null ? '' : csvAmount(item.originalPrice),
    weight_g: item.weightG === 0 ? '' : whole(item.weightG),
    length_cm: whole(item.dimensions?.lengthCm),
    width_cm: whole(item.dimensions?.widthCm),
    height_cm: whole(item.dimensions?.heightCm),
    ships_from: item.shipsFrom,
    base_shipping: item.weightG === 0 && !item.isVirtual ? '' : csvAmount(item.baseShipping),
    service_place: item.servicePlace ?? '',
    service_area: item.serviceArea,
    pictures: item.pictures.map(({ key }) => key).join(PICTURE_SEPARATOR),
  }
}

/** An item as rows of the own format, one per variant; the first holds the item as well. */
export function writeItemRows(item: ListedItem, store: string): Record<ItemColumn, string>[] {
  return item.variants.map((variant, at) => {
    const cells: ItemCells = {
      ...(at === 0 && cellsOfItem(item, store)),
      id: item.id,
      handle: item.slug,
      sku: variant.sku,
      gtin: variant.gtin,
      value1: variant.values[0],
      value2: variant.values[1],
      price: variant.price === 0 ? '' : csvAmount(variant.price),
      stock: String(variant.stock),
      variant_picture: variant.picture,
    }
    return fillCells(cells)
  })
}

/** A row with these cells; the others are empty. */
export function fillCells(cells: ItemCells): Record<ItemColumn, string> {
  const blank = {
    id: '',
    handle: '',
    sku: '',
    gtin: '',
    title: '',
    description: '',
    category: '',
    attributes: '',
    condition: '',
    status: '',
    store: '',
    option1: '',
    value1: '',
    option2: '',
    value2: '',
    price: '',
    original_price: '',
    stock: '',
    weight_g: '',
    length_cm: '',
    width_cm: '',
    height_cm: '',
    ships_from: '',
    base_shipping: '',
    service_place: '',
    service_area: '',
    pictures: '',
    variant_picture: '',
  } satisfies Record<ItemColumn, string>
  return { ...blank, ...cells }
}

/** What an export has beyond what an import takes: an import ignores it. */
export const FIGURE_COLUMNS = ['views', 'orders', 'conversion_percent'] as const
export const EXPORT_COLUMNS = [...ITEM_COLUMNS, ...FIGURE_COLUMNS] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

/** How an item did, in its first row; the others are empty. */
export function writeFigures(
  rows: readonly Record<ItemColumn, string>[],
  figures: { views: number; orders: number },
): Record<ExportColumn, string>[] {
  const rate = conversionOf(figures)
  const given = {
    views: String(figures.views),
    orders: String(figures.orders),
    conversion_percent: rate === null ? '' : String(rate / 10),
  }
  const blank = { views: '', orders: '', conversion_percent: '' }
  return rows.map((row, at) => ({ ...row, ...(at === 0 ? given : blank) }))
}

/** The cells of a row in the order of the columns. */
export const inOrder = (cells: Record<ExportColumn, string>): string[] =>
  EXPORT_COLUMNS.map((column) => cells[column])

export interface NamedStore {
  id: string
  name: string
}

const AMOUNTS: readonly ItemColumn[] = ['price', 'original_price', 'base_shipping']
const NUMBERS: readonly ItemColumn[] = ['stock', 'weight_g', 'length_cm', 'width_cm', 'height_cm']

function amount(cell: string): string {
  const plain = plainNumber(cell)
  const read = parseRinggit(plain)
  return read === null ? plain : formatAmount(read)
}

/** A word of ours, however it is written. */
export const foldCell = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** What categories of other shops say beside the word that counts: "Food Items", "Pet Supplies". */
const BESIDE = /\s(?:items|products|goods|supplies|accessories)$/i

/** The category that a level means: the first thing it names is the main one. */
function meantBy(level: string): string {
  for (const part of level.split(/,|&amp;|\s&\s/)) {
    const meant = categoryMeant(part.trim()) ?? categoryMeant(part.trim().replace(BESIDE, ''))
    if (meant) return meant
  }
  return ''
}

/** The most specific level that has a word for a category of ours. */
export function findCategory(cell: string): string {
  if (isCategory(cell.trim())) return cell.trim()
  const levels = cell.slice(0, 500).split(/[>|/]|&gt;/)
  return levels.reverse().map(meantBy).find(Boolean) ?? ''
}

/** A cell as the listing form would have it typed. */
export function normalizeCell(column: ItemColumn, cell: string, stores: readonly NamedStore[]): string {
  if (AMOUNTS.includes(column)) return amount(cell)
  if (NUMBERS.includes(column)) return plainWhole(cell)
  if (column === 'category') return cell === '' ? '' : findCategory(cell) || cell
  if (column === 'condition' || column === 'status' || column === 'service_place') return foldCell(cell)
  if (column === 'gtin') return normalizeGtinCell(cell)
  if (column === 'ships_from') return cell.trim().toUpperCase()
  if (column === 'store') {
    const wanted = cell.trim()
    const named = stores.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
    return stores.find(({ id }) => id === wanted)?.id ?? (named.length === 1 ? (named[0]?.id ?? '') : wanted)
  }
  return cell.replace(/\r\n?/g, '\n')
}
