import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A place in a sorted list: the sort value and row number of the item beside it, and which way to go on. */
export interface Cursor {
  direction: 'after' | 'before'
  value: number
  seq: number
}

export const encodeCursor = ({ direction, value, seq }: Cursor): string =>
  Buffer.from(`${direction === 'after' ? 'a' : 'b'}${value}~${seq}`).toString('base64url')

/** Null when the text is not a cursor of ours. */
export function decodeCursor(text: string): Cursor | null {
  if (!/^[\w-]{4,80}$/.test(text)) return null
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const parts = /^([ab])(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)~(\d+)$/.exec(plain)
  if (!parts) return null
  const value = Number(parts[2])
  const seq = Number(parts[3])
  if (!Number.isFinite(value) || !Number.isSafeInteger(seq)) return null
  return { direction: parts[1] === 'a' ? 'after' : 'before', value, seq }
}

/** A place in a list of rows by time. */
export interface TimeCursor {
  at: number
  id: string
}

export const encodeTimeCursor = ({ at, id }: TimeCursor): string =>
  Buffer.from(`${at}~${id}`).toString('base64url')

/**
 * Whether a row comes after the cursor in a list by time; every row does where there is none.
 * @param columns of the time and the id, with their table before them where there are several
 */
export const isBeyond = (
  cursor: TimeCursor | null,
  order: 'asc' | 'desc',
  [at, id]: readonly [string, string] = ['created_at', 'id'],
): RawBuilder<SqlBool> =>
  cursor === null
    ? sql`true`
    : sql`(${sql.ref(at)}, ${sql.ref(id)}) ${order === 'asc' ? sql`>` : sql`<`} (${cursor.at}, ${cursor.id})`

/**
 * A page of a list by when its rows were made.
 * @param rows one more than the page holds, when there are more
 */
export function timePage<Row extends { id: string; createdAt: number }>(
  rows: readonly Row[],
  limit: number,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    page,
    next: rows.length > limit && last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

export function decodeTimeCursor(text: string): TimeCursor | null {
  if (!/^[\w-]{4,80}$/.test(text)) return null
  const parts = /^(\d{1,15})~([a-z0-9_]{1,40})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))
  return parts ? { at: Number(parts[1]), id: parts[2] ?? '' } : null
}

/** A place in a wishlist: what it is sorted by, which may be below 0, and the item. */
export interface WishCursor {
  value: number
  id: string
}

export const encodeWishCursor = ({ value, id }: WishCursor): string =>
  Buffer.from(`${value}~${id}`).toString('base64url')

export function decodeWishCursor(text: string): WishCursor | null {
  if (!/^[\w-]{4,80}$/.test(text)) return null
  const parts = /^(-?\d{1,15})~([a-z0-9_]{1,40})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))
  return parts ? { value: Number(parts[1]), id: parts[2] ?? '' } : null
}

/** A place in the list of auctions a member has bid on: those that run come before the others. */
export interface BidCursor extends TimeCursor {
  isRunning: boolean
}

export const encodeBidCursor = ({ isRunning, at, id }: BidCursor): string =>
  Buffer.from(`${isRunning ? 'r' : 'e'}${at}~${id}`).toString('base64url')

export function decodeBidCursor(text: string): BidCursor | null {
  if (!/^[\w-]{4,80}$/.test(text)) return null
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const parts = /^([re])(\d{1,15})~([a-z0-9_]{1,40})$/.exec(plain)
  return parts ? { isRunning: parts[1] === 'r', at: Number(parts[2]), id: parts[3] ?? '' } : null
}
