/** The table of combinations as a form holds it. Browsers load this; the schemas are in `options.ts`. */

/** An item differs by two things at most, such as size and colour, and has so many combinations of them. */
export const MAX_VARIANTS = 100
export const MAX_OPTION_LENGTH = 30
export const MAX_VALUE_LENGTH = 40
/** All values of an option as they are typed, one after the other. */
export const MAX_VALUES_LENGTH = 2_000

/** A value of each option; empty where an item has no such option. */
export type VariantValues = readonly [string, string]

/** The text fields of a form. */
export type TypedFields = Readonly<Record<string, string | undefined>>

/** A row of the table of combinations, as it is typed. */
export interface VariantRow {
  values: VariantValues
  id: string
  price: string
  stock: string
  seen: string
  sku: string
  /** The number below its barcode. */
  gtin: string
  /** The key of one of the item's pictures; empty for none of its own. */
  picture: string
}

/** What a variant is called: "S / Red". Empty for the only one of an item without options. */
export const nameVariant = (values: VariantValues): string => values.filter(Boolean).join(' / ')

/** The rows of a table of combinations as a form sends them. */
export function readRows(typed: TypedFields): VariantRow[] {
  const rows: VariantRow[] = []
  for (let at = 0; at < MAX_VARIANTS && typed[`v0-${at}`] !== undefined; at++) {
    const of = (name: string): string => typed[`${name}-${at}`] ?? ''
    rows.push({
      values: [of('v0'), of('v1')],
      id: of('id'),
      price: of('price'),
      stock: of('stock'),
      seen: of('seen'),
      sku: of('sku'),
      gtin: of('gtin'),
      picture: of('picture'),
    })
  }
  return rows
}

/** A table as the fields of a form: what `readRows` reads. */
export const writeRows = (rows: readonly VariantRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ values, ...fields }, at) => [
      [`v0-${at}`, values[0]],
      [`v1-${at}`, values[1]],
      ...Object.entries(fields).map(([name, typed]) => [`${name}-${at}`, typed]),
    ]),
  )

/** Whether a field belongs to the table. */
export const isRowField = (name: string): boolean =>
  /^(?:v0|v1|id|price|stock|seen|sku|gtin|picture)-\d+$/.test(name)
