import {
  type AttributeValues,
  type Dimensions,
  fieldOf,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
  toAttributes,
} from '@pasar/domain'
import { type AliasedRawBuilder, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { jsonRows } from '../kernel/dialect'
import { jsonColumn } from '../kernel/json-column'
import type { ItemsTable, StoredField } from './tables'

const pictureSchema = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  alt: z.string(),
})
export type ItemPicture = z.output<typeof pictureSchema>
export const readItemPictures = jsonColumn('the pictures of an item', z.array(pictureSchema))

/** The attributes of a row of `items`, for `readItemAttributes`. */
export const ITEM_ATTRIBUTES = sql<string>`(select ${jsonRows({ key: 'a.key', value: 'a.value' })}
  from item_attributes a where a.item_id = items.id)`
const readAttributeRows = jsonColumn(
  'the attributes of an item',
  z.array(z.object({ key: z.string(), value: z.string() })),
)
export const readItemAttributes = (column: string): AttributeValues =>
  toAttributes(readAttributeRows(column).map(({ key, value }) => [key, value]))

/** The size of a parcel with an item; null unless all three sides are known. */
export const readDimensions = ({
  length_cm: lengthCm,
  width_cm: widthCm,
  height_cm: heightCm,
}: Pick<Selectable<ItemsTable>, 'length_cm' | 'width_cm' | 'height_cm'>): Dimensions | null =>
  lengthCm === null || widthCm === null || heightCm === null ? null : { lengthCm, widthCm, heightCm }

/** The fields of an item as the database has them. */
export type FieldsRow = { [Name in ItemFieldName]: StoredField<Name> }
type FieldColumn = { [Name in ItemFieldName]: AliasedRawBuilder<StoredField<Name>, Name> }[ItemFieldName]

/** The columns of `items` behind its fields, under their names. */
export const FIELD_COLUMNS = ITEM_FIELD_NAMES.map(
  (name) => sql.ref(`items.${fieldOf(name).column}`).as(name),
  // What each column holds is written in the table of fields only, where no query can see it.
) as readonly unknown[] as readonly FieldColumn[]

const FLAGS = new Set(ITEM_FIELD_NAMES.filter((name) => fieldOf(name).kind === 'flag'))

/**
 * The fields of a row. Set one by one: objects made by `...row` each get a hidden class of their own, which cached
 * cards would keep alive.
 */
export function readFields(row: FieldsRow): ItemValues {
  const values: Record<string, ItemValues[ItemFieldName] | 0 | 1> = {}
  for (const name of ITEM_FIELD_NAMES) values[name] = FLAGS.has(name) ? Boolean(row[name]) : row[name]
  return values as ItemValues
}
