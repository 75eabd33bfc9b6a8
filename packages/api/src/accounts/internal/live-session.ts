import type { OpenImpersonation } from '@pasar/db'
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
  /** Set while an admin impersonates a member; `member` is then that member on routes marked `impersonation: 'read'`. */
  impersonation: OpenImpersonation | null
}
