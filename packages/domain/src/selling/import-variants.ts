import type { ImportRow, ItemCells, ItemColumn } from './import-columns'
import type { ImportChange, ImportProblem, Place } from './import-rows'
import { type ListedItem, writeItemRows } from './item-cells'
import { MAX_VARIANTS, type TypedFields, type VariantRow, type VariantValues, writeRows } from './option-rows'
import { readValues } from './options'

/** A variant in the file or already listed; `row` is where the file does. */
interface Entry {
  id: string
  values: VariantValues
  price: string
  stock: string
  seen: string
  sku: string
  gtin: string
  variant_picture: string
  row: number | null
}

export interface VariantRules {
  names: VariantValues
  /** Of a new variant, where the file says nothing. */
  stock: string
  normalize(column: ItemColumn, cell: string): string
}

export interface ComposedVariants {
  typed: TypedFields
  problems: ImportProblem[]
  changes: ImportChange[]
  placeOf(field: string): Place | null
}

/** Commas part values from each other in the form. */
const plainValue = (cell: string): string => readValues(cell).join(' ')
const fold = (values: VariantValues): string => values.map((value) => value.toLowerCase()).join('\n')
const valuesOf = ({ value1 = '', value2 = '' }: ItemCells): VariantValues => {
  const [one, two] = [plainValue(value1), plainValue(value2)]
  return one === '' ? [two, ''] : [one, two]
}

function entriesOf(current: ListedItem): Entry[] {
  return writeItemRows(current, '').map((cells, at) => ({
    id: current.variants[at]?.id ?? '',
    values: valuesOf(cells),
    price: cells.price,
    stock: cells.stock,
    seen: cells.stock,
    sku: cells.sku,
    gtin: cells.gtin,
    variant_picture: cells.variant_picture,
    row: null,
  }))
}

/** Variants by one of their texts; several may have the same. */
function groupBy(entries: readonly Entry[], textOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(textOf(entry))
    if (group) group.push(entry)
    else groups.set(textOf(entry), [entry])
  }
  return groups
}

/** Finds the variant that a row is about, which no row before it was; null for a new one. */
function makeFinder(listed: readonly Entry[]): (row: ImportRow, isOnly: boolean) => Entry | null {
  const byValues = groupBy(listed, ({ values }) => fold(values))
  const bySku = groupBy(listed, ({ sku }) => sku)
  const free = (entries: readonly Entry[] = []): Entry | undefined => entries.find(({ row }) => row === null)
  return (row, isOnly) => {
    const values = valuesOf(row.cells)
    const sku = row.cells.sku?.trim() ?? ''
    const same = values[0] === '' ? undefined : free(byValues.get(fold(values)))
    const numbered = sku === '' ? undefined : free(bySku.get(sku))
    const single = isOnly && listed.length === 1 && values[0] === '' ? free(listed) : undefined
    return same ?? numbered ?? single ?? null
  }
}

/**
 * What is wrong with more rows than an item can have variants, beside those that are listed: they are not worth being read
 * one by one, which would hold up the process.
 */
export function findTooMany(rows: readonly ImportRow[], listed: number): ImportProblem | null {
  const given = rows.filter(({ isVariant }) => isVariant)
  const first = given[0]
  if (!first || given.length <= MAX_VARIANTS + listed) return null
  const details = { count: given.length, most: MAX_VARIANTS }
  return { row: first.row, column: 'value1', code: 'variantsMost', details }
}

const VALUE_COLUMNS = ['sku', 'gtin', 'price', 'stock', 'variant_picture'] as const

/** What the rows say of an item's variants, over those there are. Those that the file leaves out stay. */
export function composeVariants(
  rows: readonly ImportRow[],
  current: ListedItem | null,
  { names, stock, normalize }: VariantRules,
): ComposedVariants {
  const entries = current ? entriesOf(current) : []
  const problems: ImportProblem[] = []
  const changes: ImportChange[] = []
  const given = rows.filter(({ isVariant }) => isVariant)
  const hadValues = entries.some(({ values }) => values[0] !== '')
  const findEntry = makeFinder([...entries])
  /** The values of those of which there was a row. */
  const seen = new Set<string>()
  for (const row of given) {
    const { cells } = row
    const values = valuesOf(cells)
    const known = findEntry(row, given.length === 1)
    if (known === null) {
      if (seen.has(fold(values))) problems.push({ row: row.row, column: 'value1', code: 'importTwice' })
      else if (current && values[0] === '')
        problems.push({ row: row.row, column: 'sku', code: 'importVariant' })
      else {
        const [sku, price] = [normalize('sku', cells.sku ?? ''), normalize('price', cells.price ?? '')]
        const amount = normalize('stock', cells.stock ?? stock)
        const gtin = normalize('gtin', cells.gtin ?? '')
        const picture = normalize('variant_picture', cells.variant_picture ?? '')
        entries.push({
          id: '',
          values,
          price,
          stock: amount,
          seen: '',
          sku,
          gtin,
          variant_picture: picture,
          row: row.row,
        })
        seen.add(fold(values))
        if (current)
          changes.push({ row: row.row, column: 'value1', from: '', to: values.filter(Boolean).join(' / ') })
      }
      continue
    }
    known.row = row.row
    if (values[0] !== '' && fold(values) !== fold(known.values)) {
      const [from, to] = [known.values, values].map((both) => both.filter(Boolean).join(' / '))
      changes.push({ row: row.row, column: 'value1', from: from ?? '', to: to ?? '' })
      known.values = values
    }
    seen.add(fold(known.values))
    for (const column of VALUE_COLUMNS) {
      const cell = cells[column]
      if (cell === undefined) continue
      const to = normalize(column, cell)
      if (to !== normalize(column, known[column]))
        changes.push({ row: row.row, column, from: known[column], to })
      known[column] = to
    }
  }
  // What was of one kind has kinds now: the one without a name is none of them.
  const hasValues = entries.some(({ values }) => values[0] !== '')
  const kept =
    hasValues && !hadValues ? entries.filter(({ values, row }) => values[0] !== '' || row !== null) : entries
  const [only] = kept
  if (!hasValues || only === undefined) return composeSingle(rows, kept, problems, changes)
  const fields = composeTable(kept, names, problems)
  const first = kept.find(({ row }) => row !== null)?.row ?? rows[0]?.row ?? 0
  return {
    typed: { ...fields.typed, price: '0.01', stock: '0', sku: '', gtin: '' },
    problems,
    changes,
    placeOf: (field) => {
      const [, name = field, at] = /^(\w+?)-?(\d+)?$/.exec(field) ?? []
      const column = COLUMN_OF[field] ?? COLUMN_OF[name]
      if (column === undefined) return null
      const row = at === undefined ? undefined : fields.table[Number(at)]?.row
      return { row: row ?? first, column }
    },
  }
}

const COLUMN_OF: Record<string, ItemColumn> = {
  price: 'price',
  stock: 'stock',
  sku: 'sku',
  gtin: 'gtin',
  picture: 'variant_picture',
  option0: 'option1',
  option1: 'option2',
  values0: 'value1',
  values1: 'value2',
}

function composeSingle(
  rows: readonly ImportRow[],
  entries: readonly Entry[],
  problems: ImportProblem[],
  changes: ImportChange[],
): ComposedVariants {
  const [only] = entries
  const first = only?.row ?? rows[0]?.row ?? 0
  return {
    typed: {
      price: only?.price ?? '',
      stock: only?.stock ?? '',
      sku: only?.sku ?? '',
      gtin: only?.gtin ?? '',
    },
    problems,
    changes,
    placeOf: (field) => (COLUMN_OF[field] ? { row: first, column: COLUMN_OF[field] } : null),
  }
}

/** All combinations of the values, as the form shows them; one without a row has no stock. */
function composeTable(
  entries: readonly Entry[],
  names: VariantValues,
  problems: ImportProblem[],
): { typed: TypedFields; table: { row: number | null }[] } {
  const distinct = (option: 0 | 1): string[] =>
    readValues(entries.map(({ values }) => values[option]).join(','))
  const lists = [distinct(0), distinct(1)] as const
  for (const { values, row } of entries)
    for (const option of [0, 1] as const)
      if (values[option] === '' && lists[option].length > 0)
        problems.push({ row: row ?? 0, column: option === 0 ? 'value1' : 'value2', code: 'required' })
  const typed = {
    option0: names[0],
    option1: names[1],
    values0: lists[0].join(', '),
    values1: lists[1].join(', '),
  }
  const seconds = lists[1].length > 0 ? lists[1] : ['']
  // The form's own rule says how many there may be.
  if (lists[0].length * seconds.length > MAX_VARIANTS) return { typed, table: [] }
  const byValues = new Map(entries.map((entry) => [fold(entry.values), entry]))
  const price = entries.find((entry) => entry.price !== '')?.price ?? ''
  const table = lists[0].flatMap((one) =>
    seconds.map((two): VariantRow & { row: number | null } => {
      const values: VariantValues = [one, two]
      const entry = byValues.get(fold(values))
      if (!entry)
        return { id: '', values, price, stock: '0', seen: '', sku: '', gtin: '', picture: '', row: null }
      const { variant_picture: picture, ...given } = entry
      return { ...given, values, picture }
    }),
  )
  const rows = table.map(({ row: _row, ...fields }) => fields)
  return { typed: { ...typed, ...writeRows(rows) }, table }
}
