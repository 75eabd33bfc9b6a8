import { useEffect, useRef, useState } from 'react'
import type { ShownMessage } from '../components/bubble'
import { addOlder, joinPage } from './merge-messages'

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

interface Shown {
  id: string
  /** Who looks at it. */
  userId: string
  messages: readonly PlacedMessage[]
  /** Where older ones than those of the page begin; null where there are none. */
  before: number | null
}

interface Known {
  rows: readonly PlacedMessage[]
  /** Where older ones begin; null where there are none. */
  before: number | null
}

function join(known: Known, { messages, before }: Shown): Known {
  const rows = joinPage(known.rows, messages)
  return { rows, before: rows[0]?.id === known.rows[0]?.id ? known.before : before }
}

/**
 * A conversation with the older messages that were asked for. The list is scrolled from its end, so that what is read
 * stays in its place.
 * @param onFailure when older ones could not be fetched
 */
export function useOlder(page: Shown, onFailure: () => void) {
  const { id, userId, messages, before } = page
  const [known, setKnown] = useState<Known>({ rows: messages, before })
  const isBusy = useRef(false)
  const shown = join(known, page)
  useEffect(() => {
    setKnown((last) => join(last, { id, userId, messages, before }))
  }, [id, userId, messages, before])
  const loadOlder = async (): Promise<void> => {
    if (shown.before === null || isBusy.current) return
    isBusy.current = true
    try {
      const answer = await fetch(['/api/conversations', id, `messages?before=${shown.before}`].join('/'), {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      })
      if (!answer.ok) throw new Error('refused')
      const older: { messages: RestMessage[]; before: number | null } = await answer.json()
      const rows = older.messages.map((message) => readMessage(message, userId))
      setKnown((last) => ({ rows: addOlder(last.rows, rows), before: older.before }))
    } catch {
      onFailure()
    } finally {
      isBusy.current = false
    }
  }
  return { shown: shown.rows, before: shown.before, loadOlder }
}
