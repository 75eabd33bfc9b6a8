import type { OpenLook } from '@pasar/db'
import type { Member } from '../../access/actors'

export interface LiveSession {
  member: Member
  /** Public id of the session: no secret. */
  sessionId: string
  loginTimestamp: number
  /** When the member last proved who they are: at the login or since. */
  confirmedAt: number
  cartCount: number
  /** Notifications that were not read, up to 100. */
  unreadCount: number
  /** Set while an admin looks at the shop as a member, who is then `member` on pages that may be looked at. */
  look: OpenLook | null
}
