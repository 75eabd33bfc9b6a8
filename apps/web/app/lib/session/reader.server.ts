import type { LiveSession } from '@pasar/api'
import type { ShownFlash } from './flash.server'
import type { Reader } from './reader'

/** What a page knows of its reader, and nothing else: the session also knows an email. */
export const toReader = (session: LiveSession | null, flash: ShownFlash | null): Reader => ({
  flash,
  cartCount: session?.cartCount ?? 0,
  unreadCount: session?.unreadCount ?? 0,
  session: session && {
    sessionId: session.sessionId,
    loginTimestamp: session.loginTimestamp,
    user: {
      id: session.member.id,
      name: session.member.name,
      role: session.member.role,
      isApprovedSeller: session.member.isApprovedSeller,
    },
  },
})
