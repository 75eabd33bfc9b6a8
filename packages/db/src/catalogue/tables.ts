import type {
  Condition,
  FACETS,
  FacetParam,
  FlagParam,
  ITEM_FIELDS,
  ItemFieldName,
  ItemStatus,
  ItemValues,
  KindOfField,
  Language,
  ListingType,
  ServicePlace,
  TrendMark,
} from '@pasar/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type ItemFields = typeof ITEM_FIELDS
/** What the column of a field holds. */
export type StoredField<Name extends ItemFieldName> =
  KindOfField<Name> extends 'flag' ? 0 | 1 : ItemValues[Name]

/** The columns of fields that are what their kind says, with a default. */
type FieldColumns = {
  [Name in ItemFieldName as ItemFields[Name]['column']]: Generated<StoredField<Name>>
}

/** A column of a field is named here only if it is more than its kind says. */
export type ItemsTable = OwnColumns & Omit<FieldColumns, keyof OwnColumns>

interface OwnColumns {
  /** Row number: ties in sorting, and the row of the word index. */
  seq: Generated<number>
  id: string
  seller_id: string
  store_id: string
  slug: string
  title: string
  description: Generated<string>
  category: string
  condition: Condition
  listing_type: ListingType
  status: ItemStatus
  price_sen: number
  original_price_sen: number | null
  is_on_offer: GeneratedAlways<0 | 1>
  /** Kept by triggers: the sum of the variants. */
  stock: ColumnType<number, never, never>
  is_virtual: Generated<0 | 1>
  /** Kept by triggers: whether one piece on its own reaches the store's free shipping. */
  ships_free: ColumnType<0 | 1, never, never>
  weight_g: Generated<number>
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
  base_shipping_sen: Generated<number>
  shipping_method: Generated<string>
  ships_from: Generated<string>
  rating_sum: ColumnType<number, never, never>
  rating_count: ColumnType<number, never, never>
  /** Average × 100. */
  rating_score: GeneratedAlways<number>
  sold_count: Generated<number>
  /** Logarithmic score, see `bumpTrend` in packages/domain. */
  trend: Generated<number>
  featured_at: number | null
  ends_at: number | null
  published_at: number
  updated_at: number
  /** What its variants differ by, such as a size; empty for none. */
  option1: Generated<string>
  option2: Generated<string>
  /** When a draft goes on sale by itself. */
  on_sale_at: Generated<number | null>
  /** Where a service takes place; null for goods. */
  service_place: Generated<ServicePlace | null>
  /** The area of a service, in words. */
  service_area: Generated<string>
  /** Those of its attributes that are facets (`packChoices`). */
  choices: Generated<string>
}

export interface ItemSlugsTable {
  slug: string
  item_id: string
}

export interface ItemVariantsTable {
  id: string
  item_id: string
  position: Generated<number>
  name: Generated<string>
  sku: Generated<string>
  /** The number below its barcode; empty for none. */
  gtin: Generated<string>
  /** Of the item's first and second option; empty where it has none. */
  value1: Generated<string>
  value2: Generated<string>
  /** Not offered any more, and without stock: a trigger sees to it. */
  is_off: Generated<0 | 1>
  price_sen: number
  stock: number
  /** Of one of the item's pictures; any other key counts as none. */
  picture_key: Generated<string | null>
}

/** Every price an item had, since when. Kept by triggers. */
export interface ItemPricesTable {
  item_id: string
  from_at: ColumnType<number, never, never>
  price_sen: ColumnType<number, never, never>
}

export interface ItemImagesTable {
  item_id: string
  position: number
  key: string
  width: number
  height: number
  blur: Generated<string>
  alt: Generated<string>
}

export interface SearchWordsTable {
  word: string
  /** How often it was put into the word index. */
  uses: number
}

/** How many items of a category are on sale. Kept by triggers. */
export interface CategoryCountsTable {
  category: string
  items: ColumnType<number, never, never>
}

type CellOf<P extends FacetParam> = (typeof FACETS)[P] extends { cell: infer Cell extends string }
  ? Cell
  : (typeof FACETS)[P]['column']

/** How many items on sale are alike in everything that facets choose by, but for the price. Kept by triggers. */
export type ItemCellsTable = {
  [P in FacetParam as CellOf<P>]: P extends FlagParam
    ? 0 | 1
    : (typeof FACETS)[P]['kind'] extends 'atLeast'
      ? number
      : string
} & { items: ColumnType<number, never, never> }

/** An attribute of an item, such as its size or its author. */
export interface ItemAttributesTable {
  item_id: string
  key: string
  value: string
}

/** How many items on sale of a category have the same choices. Kept by triggers. */
export interface ChoiceCellsTable {
  category: string
  choices: string
  items: ColumnType<number, never, never>
}

/** The last items each member viewed. */
export interface RecentItemsTable {
  user_id: string
  item_id: string
  seen_at: number
}

export interface BannersTable {
  id: string
  position: number
  image_key: string
  link: string
  is_active: Generated<0 | 1>
  /** A tiny preview of the picture as a data URI. */
  blur: Generated<string>
  starts_at: Generated<number | null>
  ends_at: Generated<number | null>
  version: Generated<number>
}

export interface BannerTextsTable {
  banner_id: string
  language: Language
  title: string
  description: string
  button_text: string
  /** Empty for the banner's own. */
  link: Generated<string>
}

/** That a member made an item trend, so that the same does not count again soon. */
export interface TrendMarksTable {
  user_id: string
  item_id: string
  kind: TrendMark
  at: number
}

export interface CatalogueTables {
  items: ItemsTable
  item_slugs: ItemSlugsTable
  item_cells: ItemCellsTable
  category_counts: CategoryCountsTable
  item_variants: ItemVariantsTable
  item_images: ItemImagesTable
  item_attributes: ItemAttributesTable
  choice_cells: ChoiceCellsTable
  item_prices: ItemPricesTable
  search_words: SearchWordsTable
  banners: BannersTable
  banner_texts: BannerTextsTable
  recent_items: RecentItemsTable
  trend_marks: TrendMarksTable
}
