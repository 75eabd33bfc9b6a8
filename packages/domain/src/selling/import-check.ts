import { z } from 'zod'
import { gatherAttributes } from '../catalogue/attribute-values'
import { CATEGORIES } from '../catalogue/categories'
import { isGtin } from '../catalogue/gtin'
import { boundedString } from '../kernel/bounded-text'
import { DomainError } from '../kernel/errors'
import { fieldErrorsOf, form } from '../kernel/schemas'
import type { ImportRow } from './import-columns'
import type { ComposedItem } from './import-fields'
import type { ImportProblem } from './import-rows'
import {
  draftSchema,
  type ListingInput,
  listingSchema,
  stockSchema,
  weightSchema,
  withoutParcel,
} from './listing'
import type { TypedFields } from './option-rows'
import { type ListingOptions, parseOptions } from './options'

/**
 * Reads the fields of the listing form as the form itself does.
 * @throws DomainError VALIDATION at the fields
 */
export function readListing(
  typed: TypedFields,
  isDraft: boolean,
): { listing: ListingInput; options: ListingOptions | null } {
  const read = (isDraft ? draftSchema : listingSchema).safeParse(gatherAttributes(withoutParcel(typed)))
  const options = tryOptions(typed, isDraft)
  if (read.success && !(options instanceof DomainError)) return { listing: read.data, options }
  const refused = options instanceof DomainError ? options : new DomainError('VALIDATION')
  const fields = read.success ? {} : fieldErrorsOf(read.error)
  throw new DomainError('VALIDATION', refused.details, { ...fields, ...refused.fields })
}

/** What is wrong with the options is reported together with the rest. */
function tryOptions(typed: TypedFields, isDraft: boolean): ListingOptions | DomainError | null {
  try {
    return parseOptions(typed, isDraft)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

/** The same rows without barcodes that are no GTIN, such as those that a shop gave itself, and where these stand. */
export function dropOtherCodes(rows: readonly ImportRow[]): { rows: ImportRow[]; dropped: number[] } {
  const isOther = ({ cells }: ImportRow): boolean => cells.gtin !== undefined && !isGtin(cells.gtin)
  return {
    rows: rows.map((row) => {
      const { gtin: _gtin, ...cells } = row.cells
      return isOther(row) ? { ...row, cells } : row
    }),
    dropped: rows.filter(isOther).map(({ row }) => row),
  }
}

/** A refusal of fields as problems with their places in the file. */
export const placeProblems = (
  error: DomainError,
  { placeOf }: Pick<ComposedItem, 'placeOf'>,
): ImportProblem[] =>
  Object.keys(error.fields).length === 0
    ? [{ ...placeOf(''), code: error.code, details: error.details }]
    : Object.entries(error.fields).map(([field, code]) => ({
        ...placeOf(field),
        code,
        details: error.details,
      }))

/** What a seller says with a file, for new items of which it does not say it. */
export const importDefaultsSchema = form({
  storeId: boundedString(40, { error: 'choose' }).min(1, 'choose'),
  category: z
    .union([z.literal(''), z.enum(CATEGORIES.map(({ slug }) => slug))], { error: 'choose' })
    .default(''),
  weight: z.union([z.literal(''), weightSchema.transform(String)], { error: 'weight' }).default(''),
  stock: z.union([z.literal(''), stockSchema.transform(String)], { error: 'stock' }).default(''),
  status: z.enum(['draft', 'active'], { error: 'choose' }),
})
