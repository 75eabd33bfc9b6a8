import {
  CONDITIONS,
  type FieldKind,
  fieldOf,
  ITEM_FIELD_NAMES,
  type ITEM_FIELDS,
  type ItemFieldName,
  type ItemValues,
  type KindOfField,
  LISTING_TYPES,
  MAX_STARS,
  sen,
  toRinggit,
} from '@pasar/domain'
import { z } from 'zod'
import { ringgit } from '../../platform/rest/fields'

/** How REST writes each kind of field; a kind without a schema does not compile. */
const SCHEMAS = {
  text: z.string(),
  condition: z.enum(CONDITIONS),
  listingType: z.enum(LISTING_TYPES),
  count: z.number().int().min(0),
  stars: z.number().min(0).max(MAX_STARS),
  sen: ringgit,
  senOrNull: ringgit.nullable(),
  flag: z.boolean(),
} satisfies Record<FieldKind, z.ZodType>

const HUNDREDTHS = 100

function write(kind: FieldKind, value: ItemValues[ItemFieldName]) {
  if (typeof value !== 'number') return value
  if (kind === 'stars') return value / HUNDREDTHS
  return kind === 'sen' || kind === 'senOrNull' ? toRinggit(sen(value)) : value
}

type RestName<Name extends ItemFieldName> = (typeof ITEM_FIELDS)[Name]['rest']
type Shape = {
  [Name in ItemFieldName as RestName<Name> extends string
    ? RestName<Name>
    : never]: (typeof SCHEMAS)[KindOfField<Name>]
}
type Written = { [Name in keyof Shape]: z.output<Shape[Name]> }

const SHOWN = ITEM_FIELD_NAMES.flatMap((name) => {
  const { rest, kind, description, example } = fieldOf(name)
  return rest === null ? [] : [{ name, rest, kind, description, example }]
})

/** The types of both objects follow the table of fields; they are made name by name, which types cannot follow. */
export const fieldShape = Object.fromEntries(
  SHOWN.map(({ rest, kind, description, example }) => [
    rest,
    SCHEMAS[kind].meta({
      ...SCHEMAS[kind].meta(),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { examples: [example] }),
    }),
  ]),
) as Shape

/** The fields of an item as REST has them: money in ringgit, ratings in stars. */
export const writeFields = (item: ItemValues): Written =>
  Object.fromEntries(SHOWN.map(({ name, rest, kind }) => [rest, write(kind, item[name])])) as Written
