import { composeAttributes, isAttributeField } from '../catalogue/attribute-cells'
import { HOME_COUNTRY } from '../shipping/shipping'
import {
  type ImportFormat,
  type ImportRow,
  ITEM_COLUMNS,
  type ItemCells,
  type ItemColumn,
} from './import-columns'
import {
  type ImportChange,
  type ImportGroup,
  type ImportProblem,
  isVariantColumn,
  type Place,
} from './import-rows'
import { composeVariants } from './import-variants'
import {
  findCategory,
  foldCell,
  type ListedItem,
  type NamedStore,
  normalizeCell,
  writeItemRows,
} from './item-cells'
import { DOWNLOAD, LISTING_MOVES, type ListingMove, mayMove } from './listing-limits'
import type { TypedFields } from './option-rows'

/** What holds for new items where the file says nothing. */
export interface ImportDefaults {
  storeId: string
  category: string
  weight: string
  stock: string
  status: 'draft' | 'active'
}

/** What the rows of an item come to: the fields of the listing form, and where each comes from. */
export interface ComposedItem {
  typed: TypedFields
  isDraft: boolean
  move: ListingMove | null
  pictures: string[]
  problems: ImportProblem[]
  changes: ImportChange[]
  placeOf(field: string): Place
}

export interface ImportScene {
  format: ImportFormat
  defaults: ImportDefaults
  stores: readonly NamedStore[]
}

/** The item that is changed, in the state in which it was read. */
export interface CurrentItem extends ListedItem {
  storeId: string
}

const FIELD_OF = {
  title: 'title',
  description: 'description',
  category: 'category',
  condition: 'condition',
  store: 'storeId',
  original_price: 'originalPrice',
  weight_g: 'weight',
  length_cm: 'length',
  width_cm: 'width',
  height_cm: 'height',
  ships_from: 'shipsFrom',
  base_shipping: 'baseShipping',
  service_place: 'servicePlace',
  service_area: 'serviceArea',
} as const satisfies Partial<Record<ItemColumn, string>>
type ItemField = keyof typeof FIELD_OF
const ITEM_FIELDS: readonly ItemField[] = [
  'title',
  'description',
  'category',
  'condition',
  'store',
  'original_price',
  'weight_g',
  'length_cm',
  'width_cm',
  'height_cm',
  'ships_from',
  'base_shipping',
  'service_place',
  'service_area',
]
/** The columns of the item as a whole, wherever among its rows, and where it stands; of several weights the heaviest. */
function findItemCells(rows: readonly ImportRow[]): Map<ItemColumn, { cell: string; row: number }> {
  const found = new Map<ItemColumn, { cell: string; row: number }>()
  for (const { row, cells } of rows)
    for (const column of ITEM_COLUMNS) {
      const cell = cells[column]
      if (cell === undefined || isVariantColumn(column)) continue
      const before = found.get(column)?.cell
      const isHeavier = column === 'weight_g' && Number(cell) > Number(before)
      if (before === undefined || isHeavier) found.set(column, { cell, row })
    }
  return found
}

/** What only this market knows stays, and what of another shop has no place here is left out. */
const isTaken = (column: ItemColumn, cell: string, { format }: ImportScene, isNew: boolean): boolean =>
  format === 'own' || (column === 'category' ? isNew && findCategory(cell) !== '' : true)

/** Another shop's names say nothing of pictures that are here already. */
function keepPicture(row: ImportRow, { format }: ImportScene): ImportRow {
  const { variant_picture: _picture, ...cells } = row.cells
  return format === 'own' ? row : { ...row, cells }
}

function findMove(
  current: CurrentItem | null,
  wanted: string | undefined,
  scene: ImportScene,
): { status: 'draft' | 'active'; move: ListingMove | null; isWrong: boolean } {
  if (current === null) {
    const status = wanted === 'draft' || wanted === 'active' ? wanted : scene.defaults.status
    const isWrong = wanted !== undefined && wanted !== status
    // Another shop's drafts stay drafts; what is on sale there is not yet here.
    const isKept = scene.format !== 'own' && scene.defaults.status === 'draft'
    return { status: isKept ? 'draft' : status, move: null, isWrong }
  }
  const now = current.status === 'sold_out' ? 'active' : current.status
  const to = wanted === 'sold_out' ? 'active' : wanted
  const stays = { status: now === 'draft' ? 'draft' : 'active', move: null } as const
  if (scene.format !== 'own' || to === undefined || to === now) return { ...stays, isWrong: false }
  const moves: readonly ListingMove[] = ['pause', 'activate']
  const move = moves.find((own) => LISTING_MOVES[own].to === to && mayMove(own, current.status))
  return move ? { status: 'active', move, isWrong: false } : { ...stays, isWrong: true }
}

/**
 * The rows of one item as fields of the listing form, over what the item is today. Nothing is checked here but what the
 * form cannot be asked: the form's own rules say the rest.
 */
export function composeItem(
  group: ImportGroup,
  current: CurrentItem | null,
  scene: ImportScene,
): ComposedItem {
  const { rows } = group
  const first = rows[0]?.row ?? 0
  const found = findItemCells(rows)
  const problems: ImportProblem[] = []
  const changes: ImportChange[] = []
  const rowOf = (column: ItemColumn): number => found.get(column)?.row ?? first
  const before: ItemCells = current ? (writeItemRows(current, current.storeId)[0] ?? {}) : {}
  const typed: Record<string, string> = {}
  if (group.problem) problems.push(group.problem)
  for (const { row, problem } of rows)
    if (problem) problems.push({ row, column: problem.column, code: problem.code })
  const { defaults } = scene
  const unsaid: Partial<Record<ItemField, string>> = current
    ? {}
    : {
        store: defaults.storeId,
        category: defaults.category,
        condition: 'new',
        weight_g: defaults.weight,
        ships_from: HOME_COUNTRY,
      }
  for (const column of ITEM_FIELDS) {
    const given = found.get(column)
    const was = before[column] ?? unsaid[column] ?? ''
    const isGiven = given !== undefined && isTaken(column, given.cell, scene, current === null)
    const to = isGiven ? normalizeCell(column, given.cell, scene.stores) : was
    typed[FIELD_OF[column]] = to
    if (current && to !== normalizeCell(column, was, scene.stores))
      changes.push({ row: rowOf(column), column, from: was, to })
  }
  const told = found.get('attributes')
  const attributes = composeAttributes(
    typed.category ?? '',
    current?.attributes ?? {},
    told?.cell ?? null,
    scene.format === 'own',
  )
  Object.assign(typed, attributes.typed)
  for (const name of attributes.unknown)
    problems.push({
      row: rowOf('attributes'),
      column: 'attributes',
      code: 'importAttribute',
      details: { name: name.slice(0, 60) },
    })
  if (current && attributes.to !== attributes.from)
    changes.push({
      row: rowOf('attributes'),
      column: 'attributes',
      from: attributes.from,
      to: attributes.to,
    })
  const status = found.get('status')
  const wanted = status && foldCell(status.cell)
  const { status: aim, move, isWrong } = findMove(current, wanted || undefined, scene)
  if (isWrong) problems.push({ row: rowOf('status'), column: 'status', code: 'importStatus' })
  if (current && move)
    changes.push({ row: rowOf('status'), column: 'status', from: current.status, to: wanted ?? '' })
  const options = composeVariants(current ? rows.map((row) => keepPicture(row, scene)) : rows, current, {
    names: [
      normalizeCell('option1', found.get('option1')?.cell ?? before.option1 ?? '', []),
      normalizeCell('option2', found.get('option2')?.cell ?? before.option2 ?? '', []),
    ],
    stock: defaults.stock,
    normalize: (column, cell) => normalizeCell(column, cell, []),
  })
  problems.push(...options.problems)
  for (const column of ['option1', 'option2'] as const) {
    const cell = found.get(column)?.cell
    if (current && cell !== undefined && cell !== before[column])
      changes.push({ row: rowOf(column), column, from: before[column] ?? '', to: cell })
  }
  changes.push(...options.changes)
  Object.assign(typed, options.typed)
  // The form does not ask this of digital goods, and the command leaves it as it is.
  if (current?.isVirtual)
    Object.assign(typed, {
      weight: '1',
      length: '',
      width: '',
      height: '',
      shipsFrom: HOME_COUNTRY,
      baseShipping: '',
      servicePlace: DOWNLOAD,
      serviceArea: '',
    })
  return {
    typed,
    // The files of a download are sent by its page.
    isDraft: aim === 'draft' || (!current && typed.servicePlace === DOWNLOAD),
    move,
    pictures: rows
      .flatMap(({ cells }) => cells.pictures?.split('|').map((name) => name.trim()) ?? [])
      .filter(Boolean),
    problems,
    changes,
    placeOf: (field) => {
      const column = ITEM_FIELDS.find((name) => FIELD_OF[name] === field)
      if (column) return { row: rowOf(column), column }
      if (isAttributeField(field)) return { row: rowOf('attributes'), column: 'attributes' }
      return options.placeOf(field) ?? { row: first, column: 'title' }
    },
  }
}
