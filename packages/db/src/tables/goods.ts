/** A file that comes with a digital good. The bytes lie in `DATA_DIR/files/<key>`. */
export interface ItemFilesTable {
  id: string
  item_id: string
  name: string
  key: string
  bytes: number
  sha256: string
  /** Media type. */
  kind: string
  created_at: number
}

/** How often a file of a bought line was fetched. */
export interface LineDownloadsTable {
  line_id: string
  file_id: string
  count: number
  last_at: number
}

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
