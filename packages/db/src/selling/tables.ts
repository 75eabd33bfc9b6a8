import type {
  ImportFormat,
  ItemStatus,
  ParcelState,
  SellerKind,
  SellerStatus,
  SwiftCode,
} from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

/** Who a seller is in law, from a moment on. What was said before stays: invoices keep what they showed. */
export interface SellerBusinessesTable {
  seller_id: string
  valid_from: number
  name: string
  registration: string
  /** Null when not registered for sales and service tax. */
  sst_number: string | null
  /** Tax that prices hold, in basis points. */
  sst_bps: number
  address: string
  email: string
  phone: string
}

export interface SellerApplicationsTable {
  id: string
  user_id: string
  state: Generated<SellerStatus>
  kind: SellerKind
  /** As written in the proof. */
  legal_name: string
  sealed_registration: string
  sst_number: Generated<string>
  address: string
  phone: string
  store_name: string
  body: string
  bank: SwiftCode
  sealed_account: string
  account_holder: string
  /** Names the file of the proof. */
  paper_key: string
  /** The reason for the decision, as the member reads it. */
  reason: Generated<string>
  created_at: number
  decided_at: number | null
  decided_by: string | null
  /** Since when the applicant's answer is awaited. */
  asked_at: Generated<number | null>
  /** Counts what happened to it: a question, an answer. */
  version: Generated<number>
}

/** What a reviewer asked an applicant. */
export interface ApplicationQuestionsTable {
  id: string
  application_id: string
  asked_by: string | null
  question: string
  asked_at: number
  answer: Generated<string>
  answered_at: Generated<number | null>
}

/** Files that came with an answer. */
export interface ApplicationDocumentsTable {
  id: string
  question_id: string
  position: number
  paper_key: string
}

/** How many items a seller has in each state, and parcels in each of theirs. Kept by triggers. */
export interface SellerItemsTable {
  seller_id: string
  status: ColumnType<ItemStatus, never, never>
  items: ColumnType<number, never, never>
}

export interface SellerParcelsTable {
  seller_id: string
  state: ColumnType<ParcelState, never, never>
  parcels: ColumnType<number, never, never>
}

/** What a seller sold on a Malaysian day, by when it was paid; amounts in sen, refunds taken off. Kept by triggers. */
export interface SellerDaysTable {
  seller_id: string
  /** Days since 1970-01-01. */
  day: number
  parcels: ColumnType<number, never, never>
  items_sen: ColumnType<number, never, never>
  shipped: ColumnType<number, never, never>
  late: ColumnType<number, never, never>
  /** By the seller, or because it was not shipped in time. */
  cancelled: ColumnType<number, never, never>
}

export type ImportState = 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'
/** What would become of an item of a file, and then what did. */
export type ImportItemState = 'create' | 'change' | 'same' | 'refused' | 'created' | 'changed' | 'failed'

/** A file of items that a seller sent in. */
export interface ImportsTable {
  id: string
  user_id: string
  file_name: string
  /** Names the file in the folder of imports. */
  file_key: string
  /** Empty until it is known. */
  format: Generated<ImportFormat | ''>
  /** JSON: what holds for new items where the file says nothing. */
  defaults: string
  /** JSON: by which names the file has our columns. */
  sources: Generated<string>
  state: ImportState
  /** JSON: why it failed. */
  problem: Generated<string>
  file_rows: Generated<number>
  /** Items in the file; 0 until they are counted. */
  total: Generated<number>
  created_at: number
  moved_at: number
}

export interface ImportItemsTable {
  import_id: string
  position: number
  first_row: number
  title: string
  sku: string
  /** Of the item that is changed or was made. */
  item_id: string | null
  state: ImportItemState
  /** JSON: what is to be written. */
  plan: string
  /** JSON: problems and changes with their places. */
  /** The report of what came of it, as JSON. The column keeps its first name: renaming it would be a migration without use. */
  told: string
}

/** What a seller typed into the form of an item and has not saved. */
export interface FormDraftsTable {
  seller_id: string
  /** Empty for a new item. */
  item_id: string
  version: number
  item_version: number
  /** As JSON. */
  fields: string
  saved_at: number
}

/** A picture that a seller sent for the form of an item, which has not taken it on yet. Sizes are in pixels. */
export interface ListingUploadsTable {
  key: string
  seller_id: string
  width: number
  height: number
  blur: string
  /** How the picture looks; null where that was not computed yet. */
  hash: Generated<string | null>
  uploaded_at: number
}

/** What a Malaysian day brought an item: looks at its page, and lines of paid orders. Triggers write `orders`. */
export interface ItemDaysTable {
  item_id: string
  /** Days since 1970-01-01. */
  day: number
  views: Generated<number>
  orders: Generated<number>
}

/** The sums of an item's days. Triggers write it. */
export interface ItemFiguresTable {
  item_id: ColumnType<string, never, never>
  item_seq: ColumnType<number, never, never>
  seller_id: ColumnType<string, never, never>
  views: ColumnType<number, never, never>
  orders: ColumnType<number, never, never>
  /** Orders in 10,000 looks; 0 for an item nobody looked at. */
  conversion: ColumnType<number, never, never>
}

/** How a seller usually ships. */
export interface ShippingDefaultsTable {
  user_id: string
  ships_from: string
  weight_g: number | null
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
  base_shipping_sen: number | null
  updated_at: number
}

/** What an item was before the last change of several items. */
export interface BulkChangeItemsTable {
  change_id: string
  item_id: string
  /** Its version as the change left it. */
  version: number
  /** JSON: its state, category and attributes; its prices, where they were changed. */
  before: string
}

/** The codes of the short addresses of resellers' links. */
export interface ReferralCodesTable {
  code: string
  user_id: string
  made_at: number
}

export interface SellingTables {
  bulk_change_items: BulkChangeItemsTable
  form_drafts: FormDraftsTable
  listing_uploads: ListingUploadsTable
  seller_businesses: SellerBusinessesTable
  referral_codes: ReferralCodesTable
  seller_applications: SellerApplicationsTable
  application_questions: ApplicationQuestionsTable
  application_papers: ApplicationDocumentsTable
  seller_days: SellerDaysTable
  seller_items: SellerItemsTable
  seller_parcels: SellerParcelsTable
  item_days: ItemDaysTable
  item_figures: ItemFiguresTable
  shipping_defaults: ShippingDefaultsTable
  imports: ImportsTable
  import_items: ImportItemsTable
}
