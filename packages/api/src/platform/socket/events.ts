import { AUCTION_STATES, ORDER_STATES } from '@pasar/domain'
import { z } from 'zod'

/**
 * What goes over the socket, by name. The types of the server and of the program come from these tables, and so does
 * the document of the contract: an event that is not here cannot be emitted or listened to.
 */
interface EventOf {
  summary: string
  payload: z.ZodType
}

const person = z.object({ _id: z.string() })

const message = z.object({
  _id: z.string(),
  sender: person,
  receiver: person,
  content: z.string().meta({
    description:
      'Empty where pictures alone were sent: `GET /conversations/{id}/messages` has those of every message.',
  }),
  conversation: z.string().meta({ description: 'The id of its conversation.' }),
  isAutomatic: z.boolean().meta({ description: 'The answer of a seller who is away.' }),
  rejectionReason: z.string().nullable().meta({
    description: 'What the admin wrote; null unless it was rejected, and where nothing was written.',
  }),
})

/** To the member whose room it is. */
export const MEMBER_EVENTS = {
  notification: {
    summary: 'Something has happened that is in the list of notifications, too.',
    payload: z.object({
      _id: z.string(),
      kind: z.string().meta({
        description: 'As `GET /notifications` has it, which says it in words, too.',
      }),
      link: z.string().meta({ description: 'A path of the market.' }),
      createdAt: z.number().int().meta({ description: 'Milliseconds since the epoch.' }),
    }),
  },
  cartChanged: {
    summary: 'The cart has another number of pieces.',
    payload: z.object({ count: z.number().int().min(0) }),
  },
  orderUpdated: {
    summary:
      'An order has another state, or something else of it has changed, such as tracking or refunds. To its buyer.',
    payload: z.object({ orderId: z.string(), state: z.enum(ORDER_STATES) }),
  },
  messageApproved: {
    summary: 'A message is delivered. To its receiver; to its sender, too, when it had waited for an admin.',
    payload: message,
  },
  messageRejected: {
    summary: 'An admin has rejected a message. To its sender.',
    payload: message,
  },
  messagesRead: {
    summary: 'The other member of a conversation has read what was delivered.',
    payload: z.object({ conversation: z.string(), reader: person }),
  },
  typing: {
    summary: 'The other member of a conversation is writing.',
    payload: z.object({ conversation: z.string(), sender: person }),
  },
} satisfies Record<string, EventOf>

/** To everybody who watches an auction. */
export const AUCTION_EVENTS = {
  auctionUpdated: {
    summary:
      'The price, the leader, the end or the state of an auction has changed, or somebody buys it at once or no longer does.',
    payload: z.object({
      itemId: z.string(),
      price: z.number().meta({ description: 'In ringgit.' }),
      bids: z.number().int().min(0),
      leader: z.string().nullable().meta({ description: 'A masked name; null without a bid.' }),
      endsAt: z.number().int().meta({ description: 'Milliseconds since the epoch.' }),
      state: z.enum(AUCTION_STATES).meta({
        description:
          '`offered`: it has ended, and the winner may buy it. `unsold`: it is over without a sale.',
      }),
      isTaken: z.boolean().meta({
        description: 'Somebody has ordered it while it runs and may still pay: no bids are taken.',
      }),
    }),
  },
} satisfies Record<string, EventOf>

const ownId = z.string().meta({ description: 'One’s own id, as the login returns it.' })
const itemId = z.string().meta({ description: 'The id of the item that is auctioned.' })
/** How far the messages of a conversation go, as `GET /conversations/{id}/messages` answers it. */
export const deliveryNumber = z.number().int().min(0)
const conversationId = z.string().meta({ description: 'The id of one’s own conversation.' })

/** What a client sends. Each is acknowledged. */
export const CLIENT_EVENTS = {
  joinRoom: { summary: 'Subscribe to one’s own events.', payload: ownId },
  leaveRoom: { summary: 'Unsubscribe from them.', payload: ownId },
  watchAuction: { summary: 'Subscribe to an auction, 20 at a time.', payload: itemId },
  unwatchAuction: { summary: 'Unsubscribe from it.', payload: itemId },
  typing: {
    summary: 'Show the other member of a conversation that one is writing.',
    payload: conversationId,
  },
  read: {
    summary: 'Mark what was delivered in a conversation as read: all of it, or through what was shown.',
    payload: z.union([
      conversationId,
      z.object({
        conversation: conversationId,
        through: deliveryNumber.meta({ description: '`through` of the messages that were shown.' }),
      }),
    ]),
  },
} satisfies Record<string, EventOf>

type Sent<Events extends Record<string, EventOf>> = {
  [Name in keyof Events]: { name: Name; data: z.output<Events[Name]['payload']> }
}[keyof Events]

/** Events a connected member gets. */
export type MemberEvent = Sent<typeof MEMBER_EVENTS>
/** What everybody who watches an auction gets. */
export type AuctionEvent = Sent<typeof AUCTION_EVENTS>['data']

/** What the server sends, as Socket.IO types it. */
export type ServerEvents = {
  [Event in MemberEvent | Sent<typeof AUCTION_EVENTS> as Event['name']]: (data: Event['data']) => void
}
/** What clients send, as Socket.IO types it: nothing of it is checked yet. */
export type ClientEvents = {
  [Name in keyof typeof CLIENT_EVENTS]: (payload: unknown, acknowledge?: unknown) => void
}
