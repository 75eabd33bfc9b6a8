import { ROLE } from '@pasar/domain'
import type { Slots } from './slots'

/** The marks of one rendering. The token is known to nobody else: nothing that people write can be taken for a mark. */
export function makeSlots(token: string): Slots {
  const text = (name: string) => `${token}slot.${name};`
  const user = { id: '', name: text('name'), role: ROLE.BUYER, isApprovedSeller: false }
  const session = { sessionId: '', loginTimestamp: 0, user }
  return {
    token,
    // A buyer with something in the cart.
    reader: { flash: null, cartCount: 1, unreadCount: 0, session },
    text,
    variant: (name) => ({
      no: `${token}no.${name};`,
      yes: `${token}yes.${name};`,
      end: `${token}end.${name};`,
    }),
  }
}
