import { normalizeGtinCell } from '../catalogue/gtin'
import { shopifyAttributes, wooAttributes } from '../catalogue/shop-attributes'
import { parseRinggit } from '../kernel/money'
import { plainNumber, plainWhole } from '../platform/read-csv'
import {
  type Cell,
  cellOf,
  type FileHead,
  fileNameOf,
  type ImportRow,
  type ItemCells,
  type ItemColumn,
  shopifyProblem,
  VARIANT_COLUMNS,
  wooProblem,
} from './import-columns'

/** What other shops export, in our columns. Blank cells are left out. */

type Sources = Partial<Record<ItemColumn, string>>

/** A "was" price that is none, or a sale that is none, is left out. */
const higher = (before: string, price: string): string => {
  const [was, now] = [parseRinggit(plainNumber(before)), parseRinggit(plainNumber(price))]
  return was !== null && now !== null && was > now ? before : ''
}
/** What was oversold is out of stock. */
const inStock = (cell: string): string => (plainWhole(cell).startsWith('-') ? '0' : cell)

/** A whole number of the smaller unit, rounded up: nothing may weigh less than it does. Blank for none. */
function scale(cell: string, factor: number): string {
  const value = Number(plainNumber(cell))
  return cell === '' || !Number.isFinite(value)
    ? cell
    : value === 0
      ? ''
      : String(Math.ceil(value * factor - 1e-9))
}

const given = (cells: ItemCells): ItemCells =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))

const pictureNames = (...addresses: string[]): string =>
  [...new Set(addresses.filter(Boolean).map(fileNameOf))].join('|')

const SHOPIFY: Record<ItemColumn, readonly string[]> = {
  id: [],
  handle: ['handle', 'url handle'],
  sku: ['variant sku', 'sku'],
  gtin: ['variant barcode', 'barcode'],
  title: ['title'],
  description: ['body (html)', 'body', 'description'],
  category: ['type', 'product category'],
  attributes: ['vendor'],
  condition: [],
  status: ['status', 'published', 'published on online store'],
  store: [],
  option1: ['option1 name'],
  value1: ['option1 value'],
  option2: ['option2 name'],
  value2: ['option2 value'],
  price: ['variant price', 'price'],
  original_price: ['variant compare at price', 'compare at price'],
  stock: ['variant inventory qty', 'inventory quantity'],
  weight_g: ['variant grams', 'weight value (grams)'],
  length_cm: [],
  width_cm: [],
  height_cm: [],
  ships_from: [],
  base_shipping: [],
  service_place: [],
  service_area: [],
  pictures: ['image src', 'product image url', 'variant image', 'variant image url'],
  variant_picture: ['variant image', 'variant image url'],
}

/** By which name the file has each of our columns. */
const sourcesOf = (head: FileHead, names: Record<ItemColumn, readonly string[]>): Sources =>
  Object.fromEntries(
    Object.entries(names).flatMap(([column, known]) => {
      const at = known.map((name) => head.at(name)).find((place) => place !== null)
      return at === undefined || at === null ? [] : [[column, head.names[at] ?? '']]
    }),
  )

const TRACKERS = ['variant inventory tracker', 'inventory tracker']
/** What is not counted there is exported as 0: what holds for new items decides. */
const isUncounted = (head: FileHead, cell: Cell): boolean =>
  TRACKERS.some((name) => head.at(name) !== null) && cell(...TRACKERS) === ''

function shopifyStatus(cell: Cell): string {
  const [status, published] = [cell('status').toLowerCase(), cell('published', 'published on online store')]
  if (status === '' && published === '') return ''
  return (status === '' || status === 'active') && published.toLowerCase() !== 'false' ? 'active' : 'draft'
}

/** What looks like a number is exported with an apostrophe in front, so that spreadsheets keep its zeros. */
const plainSku = (cell: string): string => cell.replace(/^'(?=\d)/, '')

function readShopify(head: FileHead): (row: number, cells: readonly string[]) => ImportRow {
  const attributesOf = shopifyAttributes(head)
  return (row, cells) => {
    const cell = cellOf(head, cells)
    const of = (column: ItemColumn): string => cell(...SHOPIFY[column])
    const isPlain = of('value1').toLowerCase() === 'default title'
    const problem = shopifyProblem(head, cell)
    const own: ItemCells = given({
      handle: of('handle'),
      sku: plainSku(of('sku')),
      gtin: normalizeGtinCell(of('gtin')),
      title: of('title'),
      description: of('description'),
      category: [cell('product category'), cell('type')].filter(Boolean).join(' > '),
      attributes: attributesOf(cell),
      status: shopifyStatus(cell),
      option1: isPlain || of('value1') === '' ? '' : of('option1'),
      value1: isPlain ? '' : of('value1'),
      option2: of('option2'),
      value2: of('value2'),
      price: of('price'),
      original_price: higher(of('original_price'), of('price')),
      stock: isUncounted(head, cell) && plainWhole(of('stock')) === '0' ? '' : inStock(of('stock')),
      weight_g: scale(of('weight_g'), 1),
      pictures: pictureNames(
        cell('image src', 'product image url'),
        cell('variant image', 'variant image url'),
      ),
      variant_picture: pictureNames(of('variant_picture')),
    })
    // Options are named in the first row alone.
    if (own.option1 === undefined && !isPlain && of('option1') !== '') own.option1 = of('option1')
    const isVariant = ([...VARIANT_COLUMNS, 'title'] as const).some((column) => of(column) !== '')
    return { row, cells: own, key: of('handle'), isVariant, ...(problem && { problem }) }
  }
}

const UNITS: Record<string, number> = {
  kg: 1_000,
  g: 1,
  lbs: 453.592_37,
  oz: 28.349_523_125,
  cm: 1,
  m: 100,
  mm: 0.1,
  in: 2.54,
  yd: 91.44,
}

/** A measure whose unit stands behind its name: "Weight (kg)". */
function findMeasure(head: FileHead, name: string): { column: string; factor: number } | null {
  for (const column of head.names) {
    const [, own, unit = ''] = /^(\w+) \((\w+)\)$/.exec(column.toLowerCase()) ?? []
    const factor = UNITS[unit]
    if (own === name && factor !== undefined) return { column, factor }
  }
  return null
}

function readWoo(head: FileHead): (row: number, cells: readonly string[]) => ImportRow {
  const measures = ['weight', 'length', 'width', 'height'].map((name) => findMeasure(head, name))
  // A variation names its parent by the SKU, or by "id:" and the number where it has none.
  const keys = new Map<string, string>()
  return (row, cells) => {
    const cell = cellOf(head, cells)
    const [type, id, sku, parent] = [cell('type').toLowerCase(), cell('id'), cell('sku'), cell('parent')]
    const isVariation = type.includes('variation')
    const isVariable = type.includes('variable')
    if (!isVariation) for (const name of [sku, id && `id:${id}`]) if (name) keys.set(name, `woo ${row}`)
    const [weight = '', ...sides] = measures.map((measure) =>
      measure ? scale(cell(measure.column), measure.factor) : '',
    )
    const [length = '', width = '', height = ''] = sides.every(Boolean) ? sides : []
    const [regular, sale] = [cell('regular price'), cell('sale price')]
    const images = cell('images').split(',').slice(0, 50)
    const problem = wooProblem(head, cell)
    const own: ItemCells = given({
      sku: isVariable ? '' : sku,
      gtin: isVariable ? '' : normalizeGtinCell(cell(...WOO.gtin)),
      title: isVariation ? '' : cell('name'),
      description: isVariation ? '' : cell('description', 'short description').replaceAll('\\n', '\n'),
      category: cell('categories').split(',').at(-1)?.trim() ?? '',
      attributes: wooAttributes(cell, isVariable || isVariation),
      status: isVariation ? '' : cell('published') === '1' ? 'active' : cell('published') && 'draft',
      option1: cell('attribute 1 name'),
      option2: cell('attribute 2 name'),
      value1: isVariation ? cell('attribute 1 value(s)') : '',
      value2: isVariation ? cell('attribute 2 value(s)') : '',
      price: isVariable ? '' : sale || regular,
      original_price: isVariable ? '' : higher(regular, sale),
      stock: isVariable ? '' : inStock(cell('stock')) || (cell('in stock?') === '0' ? '0' : ''),
      weight_g: weight,
      length_cm: length,
      width_cm: width,
      height_cm: height,
      pictures: pictureNames(...images),
      variant_picture: isVariation ? pictureNames(images[0] ?? '') : '',
    })
    if (!isVariation && !isVariable) for (const name of ['option1', 'option2'] as const) delete own[name]
    const key = isVariation ? (keys.get(parent) ?? `parent ${parent}`) : `woo ${row}`
    return { row, cells: own, key, isVariant: !isVariable, ...(problem && { problem }) }
  }
}

const WOO: Record<ItemColumn, readonly string[]> = {
  id: [],
  handle: ['parent'],
  sku: ['sku'],
  gtin: ['gtin, upc, ean, or isbn'],
  title: ['name'],
  description: ['description', 'short description'],
  category: ['categories'],
  attributes: ['attribute 1 name', 'brands'],
  condition: [],
  status: ['published'],
  store: [],
  option1: ['attribute 1 name'],
  value1: ['attribute 1 value(s)'],
  option2: ['attribute 2 name'],
  value2: ['attribute 2 value(s)'],
  price: ['regular price'],
  original_price: ['regular price'],
  stock: ['stock'],
  weight_g: ['weight (kg)', 'weight (g)', 'weight (lbs)', 'weight (oz)'],
  length_cm: ['length (cm)', 'length (m)', 'length (mm)', 'length (in)'],
  width_cm: ['width (cm)', 'width (m)', 'width (mm)', 'width (in)'],
  height_cm: ['height (cm)', 'height (m)', 'height (mm)', 'height (in)'],
  ships_from: [],
  base_shipping: [],
  service_place: [],
  service_area: [],
  pictures: ['images'],
  variant_picture: ['images'],
}

/** How rows of another shop's file are read, and by which names it has our columns. */
export function readShopFile(format: 'shopify' | 'woocommerce', head: FileHead) {
  return format === 'shopify'
    ? { read: readShopify(head), sources: sourcesOf(head, SHOPIFY) }
    : { read: readWoo(head), sources: sourcesOf(head, WOO) }
}
