import { gtinSchema } from '../catalogue/gtin'
import { boundedString } from '../kernel/bounded-text'
import { DomainError } from '../kernel/errors'
import { minSen, type Sen } from '../kernel/money'
import { type FieldErrors, fieldErrorsOf, form, optionalText } from '../kernel/schemas'
import { hasContact } from '../support/contact'
import { draftPriceSchema, draftStockSchema, itemPriceSchema, skuSchema, stockSchema } from './listing'
import {
  MAX_OPTION_LENGTH,
  MAX_VALUE_LENGTH,
  MAX_VALUES_LENGTH,
  MAX_VARIANTS,
  readRows,
  type TypedFields,
  type VariantRow,
  type VariantValues,
} from './option-rows'

export interface VariantInput {
  /** Null for one that is new. */
  id: string | null
  values: VariantValues
  price: Sen
  stock: number
  /** The stock that was shown when it was typed; null for one that is new. */
  seen: number | null
  sku: string
  gtin: string
  /** One of the item's pictures; any other counts as none. */
  picture: string
}

export interface ListingOptions {
  names: VariantValues
  /** At least one. */
  variants: VariantInput[]
}

/** "S, M, L" as its values, each once. */
export function readValues(typed: string): string[] {
  const values = new Map<string, string>()
  for (const part of typed.split(/[,，、;；]/)) {
    const value = part.trim().replace(/\s+/g, ' ')
    const folded = value.toLowerCase()
    if (value !== '' && !values.has(folded)) values.set(folded, value)
  }
  return [...values.values()]
}

const sameValues = (a: VariantValues, b: VariantValues): boolean => a[0] === b[0] && a[1] === b[1]

const nameSchema = optionalText(MAX_OPTION_LENGTH).refine((typed) => !hasContact(typed), 'contact')
const valuesSchema = optionalText(MAX_VALUES_LENGTH).refine((typed) => !hasContact(typed), 'contact')
const optionsSchema = form({
  option0: nameSchema,
  values0: valuesSchema,
  option1: nameSchema,
  values1: valuesSchema,
})

interface Options {
  names: VariantValues
  values: readonly [string[], string[]]
}

/** Whether an item is to have options at all. */
export const hasOptions = (typed: TypedFields): boolean =>
  readValues(typed.values0 ?? '').length + readValues(typed.values1 ?? '').length > 0

/** @throws DomainError VALIDATION at the options */
function readOptions(typed: TypedFields): Options {
  const read = optionsSchema.safeParse(typed)
  if (!read.success) throw new DomainError('VALIDATION', {}, fieldErrorsOf(read.error))
  const { option0, option1 } = read.data
  const values = [readValues(read.data.values0), readValues(read.data.values1)] as const
  const tooLong = values.findIndex((list) => list.some((value) => value.length > MAX_VALUE_LENGTH))
  if (tooLong >= 0) throw new DomainError('VALIDATION', {}, { [`values${tooLong}`]: 'tooLong' })
  const count = Math.max(values[0].length, 1) * Math.max(values[1].length, 1)
  if (count > MAX_VARIANTS)
    throw new DomainError('VALIDATION', { count, most: MAX_VARIANTS }, { values0: 'variantsMost' })
  // A single option is the first, in whichever row it was typed.
  if (values[0].length === 0) return { names: [option1.trim(), ''], values: [[...values[1]], []] }
  return {
    names: [option0.trim(), values[1].length > 0 ? option1.trim() : ''],
    values: [[...values[0]], [...values[1]]],
  }
}

const combine = ([first, second]: Options['values']): VariantValues[] =>
  first.flatMap((one): VariantValues[] =>
    second.length === 0 ? [[one, '']] : second.map((two): VariantValues => [one, two]),
  )

/** Of a list in which one value was written anew, what it was called before; null for any other change. */
function findRenamed(before: readonly string[], now: readonly string[]): { from: string; to: string } | null {
  if (before.length !== now.length) return null
  const changed = before.flatMap((from, at) => {
    const to = now[at]
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  const [only, ...others] = changed
  return only && others.length === 0 && !now.includes(only.from) && !before.includes(only.to) ? only : null
}

/**
 * The table for the options that are typed: what was typed for a combination stays with it, also where one value was
 * written anew. New rows begin with the price above the table.
 * @throws DomainError VALIDATION at the options, also for more than `MAX_VARIANTS` combinations
 */
export function fillRows(typed: TypedFields): { names: VariantValues; rows: VariantRow[] } {
  const { names, values } = readOptions(typed)
  const before = readRows(typed)
  const renamed = ([0, 1] as const).map((option) =>
    findRenamed([...new Set(before.map((row) => row.values[option]).filter(Boolean))], values[option]),
  )
  const called = (value: string, option: 0 | 1): string =>
    renamed[option]?.to === value ? renamed[option].from : value
  const rows = combine(values).map((wanted): VariantRow => {
    const were: VariantValues = [called(wanted[0], 0), called(wanted[1], 1)]
    const row = before.find((one) => sameValues(one.values, were))
    return row
      ? { ...row, values: wanted }
      : {
          values: wanted,
          id: '',
          price: typed.price || (before[0]?.price ?? ''),
          stock: '',
          seen: '',
          sku: '',
          gtin: '',
          picture: '',
        }
  })
  return { names, rows }
}

const rowShape = {
  id: boundedString(40, { error: 'invalid', tooLong: 'invalid' }),
  seen: boundedString(12, { error: 'invalid', tooLong: 'invalid' }),
  sku: skuSchema,
  gtin: gtinSchema,
  picture: boundedString(200, { error: 'invalid', tooLong: 'invalid' }),
}
const rowSchema = form({ ...rowShape, price: itemPriceSchema, stock: stockSchema })
const draftRowSchema = form({ ...rowShape, price: draftPriceSchema, stock: draftStockSchema })

/**
 * The options of an item with all their combinations; null for an item without options.
 * @param isDraft prices and stocks may still be missing
 * @throws DomainError VALIDATION at the options, or at the fields of a row ("price-3")
 */
export function parseOptions(typed: TypedFields, isDraft: boolean): ListingOptions | null {
  if (!hasOptions(typed)) return null
  const { names, rows } = fillRows(typed)
  const shown = readRows(typed)
  const isShown = shown.length === rows.length && rows.every((row, at) => sameAs(row, shown[at]))
  // Nobody has seen them yet, so nobody has said what they cost.
  if (!isShown && !isDraft) throw new DomainError('VALIDATION', {}, { values0: 'combinations' })
  const problems: FieldErrors = {}
  const variants = rows.flatMap((row, at): VariantInput[] => {
    const read = (isDraft ? draftRowSchema : rowSchema).safeParse(row)
    if (!read.success) {
      for (const [name, problem] of Object.entries(fieldErrorsOf(read.error)))
        problems[`${name}-${at}`] = problem
      return []
    }
    const { id, seen, price, stock, sku, gtin, picture } = read.data
    const seenStock = /^\d{1,7}$/.test(seen) ? Number(seen) : null
    return [{ id: id || null, values: row.values, price, stock, seen: seenStock, sku, gtin, picture }]
  })
  if (Object.keys(problems).length > 0) throw new DomainError('VALIDATION', {}, problems)
  return { names, variants }
}

const sameAs = (row: VariantRow, shown: VariantRow | undefined): boolean =>
  shown !== undefined && sameValues(row.values, shown.values)

/** What an item with these variants costs from. @throws RangeError for none */
export function lowestPrice(variants: readonly { price: Sen }[]): Sen {
  const [first, ...others] = variants.map(({ price }) => price)
  if (first === undefined) throw new RangeError('An item has a variant')
  return others.reduce(minSen, first)
}
