import type { ErrorDetails } from '../kernel/errors'
import { readCsvCell } from '../platform/read-csv'
import {
  type FileHead,
  type ImportFormat,
  type ImportRow,
  ITEM_COLUMNS,
  type ItemCells,
  type ItemColumn,
  VARIANT_COLUMNS,
} from './import-columns'
import { readShopFile } from './import-shops'

export interface TableReader {
  read(row: number, cells: readonly string[]): ImportRow
  /** By which name the file has our columns; those that it does not have are left out. */
  sources: Partial<Record<ItemColumn, string>>
}

/** What empties a value: a blank cell leaves it as it is. */
const EMPTY = '-'

/** Cells are kept as they are: what round-trips comes back unchanged. */
function readOwn(head: FileHead): TableReader {
  const columns = ITEM_COLUMNS.flatMap((column) => {
    const at = head.at(column)
    return at === null ? [] : [{ column, at, name: head.names[at] ?? column }]
  })
  const sources = Object.fromEntries(columns.map(({ column, name }) => [column, name]))
  const read = (row: number, cells: readonly string[]): ImportRow => {
    const own: ItemCells = {}
    for (const { column, at } of columns) {
      const cell = cells[at] ?? ''
      if (cell.trim() === EMPTY) own[column] = ''
      else if (cell.trim() !== '') own[column] = readCsvCell(cell)
    }
    const { id = '', handle = '' } = own
    const key = id.trim() !== '' ? `id ${id.trim()}` : handle.trim() && `handle ${handle.trim()}`
    return { row, cells: own, key, isVariant: true }
  }
  return { read, sources }
}

export const makeTableReader = (format: ImportFormat, head: FileHead): TableReader =>
  format === 'own' ? readOwn(head) : readShopFile(format, head)

export interface Place {
  row: number
  column: ItemColumn
}

export interface ImportProblem extends Omit<Place, 'column'> {
  /** Ours, or as the file names one that only other shops have. */
  column: string
  /** A key of the `validation` texts, or an error code. */
  code: string
  details?: ErrorDetails
}

export interface ImportChange extends Place {
  from: string
  to: string
}

/** What of a seller's items has a SKU: the item's id, or null where several have it. */
export type ItemsBySku = ReadonlyMap<string, string | null>

export interface ImportGroup {
  rows: ImportRow[]
  /** The item of ours that it changes; null for a new one. */
  itemId: string | null
  problem: ImportProblem | null
}

function findTarget(rows: readonly ImportRow[], skus: ItemsBySku): Omit<ImportGroup, 'rows'> {
  const id = rows.map(({ cells }) => cells.id?.trim() ?? '').find(Boolean)
  if (id !== undefined) return { itemId: id, problem: null }
  let itemId: string | null = null
  for (const { row, cells } of rows) {
    const found = skus.get(cells.sku?.trim() ?? '')
    const isOther = itemId !== null && typeof found === 'string' && found !== itemId
    if (found === null || isOther) return { itemId, problem: { row, column: 'sku', code: 'importSku' } }
    itemId ??= found ?? null
  }
  return { itemId, problem: null }
}

/** The rows of each item together, wherever they stand, in the order of their first rows. */
export function groupRows(rows: readonly ImportRow[], skus: ItemsBySku): ImportGroup[] {
  const byKey = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const key = row.key === '' ? `row ${row.row}` : `key ${row.key}`
    const known = byKey.get(key)
    if (known) known.push(row)
    else byKey.set(key, [row])
  }
  const byItem = new Map<string, ImportGroup>()
  const groups: ImportGroup[] = []
  for (const own of byKey.values()) {
    const target = findTarget(own, skus)
    const same = target.itemId === null ? undefined : byItem.get(target.itemId)
    if (same) {
      same.rows.push(...own)
      same.problem ??= target.problem
      continue
    }
    const group = { rows: own, ...target }
    groups.push(group)
    if (target.itemId !== null) byItem.set(target.itemId, group)
  }
  return groups
}

export const isVariantColumn = (column: ItemColumn): boolean => VARIANT_COLUMNS.some((own) => own === column)
