export interface RateLimitsTable {
  /** The kind of limit and a keyed hash of who is counted. */
  key: string
  points: number
  expires_at: number
}

/** One row, or none. */
export interface FirstAdminLinkTable {
  id: 1
  /** SHA-256 of what the link holds. */
  token_hash: string
  expires_at: number
}
