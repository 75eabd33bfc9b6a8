import type { RoleId } from '@pasar/domain/access/roles'
import type { ShownFlash } from './flash.server'

/** What a page knows of who reads it. */
export interface Reader {
  cartCount: number
  /** Notifications that were not read, up to 100. */
  unreadCount: number
  flash: ShownFlash | null
  session: {
    sessionId: string
    loginTimestamp: number
    user: { id: string; name: string; role: RoleId; isApprovedSeller: boolean }
  } | null
}

/**
 * Everything personal travels as one text, so that a cached page has one slot for it. Percent signs keep out
 * of the way of JSON, scripts and HTML alike.
 */
export const writeReader = (reader: Reader): string => encodeURIComponent(JSON.stringify(reader))

export const readReader = (text: string): Reader => JSON.parse(decodeURIComponent(text)) as Reader
