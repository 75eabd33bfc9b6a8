import type { Sen } from '../kernel/money'
import type { Condition, ListingType } from './facets'

/** What a field may hold, by its kind. */
interface FieldValues {
  text: string
  condition: Condition
  listingType: ListingType
  count: number
  /** Hundredths of a star. */
  stars: number
  sen: Sen
  senOrNull: Sen | null
  /** 0 or 1 in the database. */
  flag: boolean
}
export type FieldKind = keyof FieldValues

interface ItemField {
  kind: FieldKind
  /** The column of `items`. */
  column: string
  /** Its name in REST; null for what REST does not show. */
  rest: string | null
  /** For the documentation of REST. */
  description?: string
  example?: string
  /** Whether tiles show it as it is. What they do not show is not sent to browsers. */
  isOnTile: boolean
}

/**
 * The fields of an item that cards, the item's own page and REST have in common. From an entry follow the column of the
 * tables' types, the columns and types of the queries, the schema and the values of REST, and what a tile is sent.
 */
export const ITEM_FIELDS = {
  id: { kind: 'text', column: 'id', rest: '_id', example: 'itm_1kdvdna00kj9wqyas7v12w', isOnTile: true },
  slug: { kind: 'text', column: 'slug', rest: 'slug', isOnTile: true },
  title: { kind: 'text', column: 'title', rest: 'title', isOnTile: true },
  price: { kind: 'sen', column: 'price_sen', rest: 'price', isOnTile: true },
  originalPrice: {
    kind: 'senOrNull',
    column: 'original_price_sen',
    rest: 'originalPrice',
    description: 'The price before an offer.',
    isOnTile: false,
  },
  stock: {
    kind: 'count',
    column: 'stock',
    rest: 'quantity',
    description: 'Pieces that can be had now.',
    isOnTile: true,
  },
  listingType: { kind: 'listingType', column: 'listing_type', rest: 'listingType', isOnTile: false },
  condition: { kind: 'condition', column: 'condition', rest: null, isOnTile: false },
  category: { kind: 'text', column: 'category', rest: null, isOnTile: false },
  shipsFrom: { kind: 'text', column: 'ships_from', rest: null, isOnTile: false },
  isVirtual: { kind: 'flag', column: 'is_virtual', rest: null, isOnTile: false },
  rating: {
    kind: 'stars',
    column: 'rating_score',
    rest: 'rating',
    description: 'Average of the stars; 0 without reviews.',
    isOnTile: true,
  },
  reviews: { kind: 'count', column: 'rating_count', rest: 'reviews', isOnTile: true },
} as const satisfies Record<string, ItemField>

type Fields = typeof ITEM_FIELDS
export type ItemFieldName = keyof Fields
export type KindOfField<Name extends ItemFieldName> = Fields[Name]['kind']

/** The fields of one item. */
export type ItemValues = { [Name in ItemFieldName]: FieldValues[KindOfField<Name>] }

const isFieldName = (text: string): text is ItemFieldName => Object.hasOwn(ITEM_FIELDS, text)
export const ITEM_FIELD_NAMES: readonly ItemFieldName[] = Object.keys(ITEM_FIELDS).filter(isFieldName)
export const fieldOf = (name: ItemFieldName): ItemField => ITEM_FIELDS[name]

type TileField = {
  [Name in ItemFieldName]: Fields[Name]['isOnTile'] extends true ? Name : never
}[ItemFieldName]
type TileFlag = { [Name in TileField]: KindOfField<Name> extends 'flag' ? Name : never }[TileField]
type PlainTileField = Exclude<TileField, TileFlag>

/** What a tile is sent of an item's fields. Amounts are plain numbers of sen; a flag that is not set is left out. */
export type TileValues = {
  [Name in PlainTileField]: ItemValues[Name] extends number ? number : ItemValues[Name]
} & { [Name in TileFlag]?: true }

const TILE_FIELDS = ITEM_FIELD_NAMES.filter((name) => fieldOf(name).isOnTile)

export const toTileValues = (item: ItemValues): TileValues =>
  // The type of what is made name by name cannot be followed; names and values are those of the table.
  Object.fromEntries(
    TILE_FIELDS.filter((name) => fieldOf(name).kind !== 'flag' || item[name]).map((name) => [
      name,
      item[name],
    ]),
  ) as TileValues
