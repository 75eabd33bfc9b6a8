/** A file that comes with a digital good. Its bytes are in `DATA_DIR/files/<key>`. */
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
