import type { Generated } from 'kysely'

/** A version of a file that comes with a digital good. Its bytes are in `DATA_DIR/files/<key>`. */
export interface ItemFilesTable {
  id: string
  item_id: string
  /** The id of the first version: versions of one file share it. */
  series_id: string
  version: Generated<number>
  name: string
  key: string
  bytes: number
  sha256: string
  /** Media type. */
  kind: string
  /** What is new in it, for buyers. */
  note: Generated<string>
  created_at: number
  /** From then on nobody gets it, and its bytes are removed. */
  withdrawn_at: Generated<number | null>
  /** The last bought line up to which buyers were notified; null when nobody is to be. */
  news_after: Generated<string | null>
}

/** Who was notified of a version. */
export interface FileNoticesTable {
  file_id: string
  user_id: string
}

/** How often a file of a bought line was fetched. */
export interface LineDownloadsTable {
  line_id: string
  file_id: string
  count: number
  last_at: number
}

export interface DownloadsTables {
  file_notices: FileNoticesTable
  item_files: ItemFilesTable
  line_downloads: LineDownloadsTable
}
