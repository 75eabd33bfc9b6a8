import type { ShownMessage } from '../components/bubble'
import { addOlder } from './merge-messages'

export type PlacedMessage = ShownMessage & { id: string; position: number }

/** A message as REST writes it. */
interface RestMessage {
  _id: string
  position: number
  sender: { _id: string }
  content: string
  state: 'pending' | 'delivered' | 'rejected'
  rejectionReason: string | null
  createdAt: string
  isRead: boolean
  isAutomatic: boolean
  pictures: string[]
}

const readMessage = (message: RestMessage, userId: string): PlacedMessage => ({
  id: message._id,
  position: message.position,
  body: message.content,
  isOwn: message.sender._id === userId,
  state: message.state,
  rejection: message.rejectionReason ?? '',
  createdAt: Date.parse(message.createdAt),
  isRead: message.isRead,
  isAutomatic: message.isAutomatic,
  pictures: message.pictures.map((address) => address.slice(address.lastIndexOf('/') + 1)),
})

/** What one gets of older messages. */
interface Older {
  addTo: (known: readonly PlacedMessage[]) => PlacedMessage[]
  /** Where still older ones begin; null where there are none. */
  before: number | null
}

/**
 * Fetches the messages before a position of a conversation.
 * @param userId who looks at it
 * @throws when they could not be fetched
 */
export async function fetchOlder(id: string, position: number, userId: string): Promise<Older> {
  const answer = await fetch(['/api/conversations', id, `messages?before=${position}`].join('/'), {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok) throw new Error('refused')
  const { messages, before }: { messages: RestMessage[]; before: number | null } = await answer.json()
  const rows = messages.map((message) => readMessage(message, userId))
  return { addTo: (known) => addOlder(known, rows), before }
}
