import { ROLE } from '@pasar/domain'
import { type Correspondent, requireActor } from '../../access/actors'
import type { MemberEvent } from '../../platform/events'
import { asAdmin, asMember } from '../../testing'
import { items, type Market, users } from '../../testing/helpers'
import { startConversation } from '../commands/send'
import type { Sent } from '../internal/put-message'

export const asCorrespondent = (
  person: { id: string; email: string; name: string },
  role: typeof ROLE.BUYER | typeof ROLE.SELLER | typeof ROLE.RESELLER,
): Correspondent => requireActor('chat', asMember(person, role))

export const asking = asCorrespondent(users.buyer, ROLE.BUYER)
export const stranger = asCorrespondent(users.newbuyer, ROLE.BUYER)
export const selling = asCorrespondent(users.seller, ROLE.SELLER)
export const admin = asAdmin(users.admin)

let keys = 0
/** A message of a form of its own. */
export const written = (body: string) => {
  keys += 1
  return { body, key: `form-key-${keys}` }
}

/** The buyer's first message about kopi. */
export const askAboutKopi = (market: Market, body = 'Is it still fresh?'): Promise<Sent> =>
  startConversation(market.ctx, asking, { kind: 'item', id: items.kopi.id }, written(body))

/** The events that members get from now on, by receiver. */
export function listen(market: Market): [string, MemberEvent][] {
  const received: [string, MemberEvent][] = []
  market.ctx.events.listen((userId, event) => void received.push([userId, event]))
  return received
}
