import type { MessageState } from '@pasar/domain'
import { sql } from 'kysely'
import { pictureKeys, withPictures } from './picture-keys'

export interface MessageView {
  id: string
  position: number
  senderId: string
  /** Empty once its sender has deleted the account. */
  body: string
  state: MessageState
  /** What the admin wrote who rejected it; empty where nothing was written. */
  rejection: string
  createdAt: number
  /** Its number as it was delivered. */
  delivery: number | null
  /** Sent by the market in the seller's name while they are away. */
  isAutomatic: boolean
  /** Keys. */
  pictures: string[]
}

/** A message as a query reads it. */
export type MessageRow = Omit<MessageView, 'pictures' | 'isAutomatic'> & {
  pictures: string
  isAutomatic: 0 | 1
}

/** Of message `m`; `readMessage` makes a view of a row. */
export const messageColumns = sql`m.id, m.position, m.sender_id as "senderId", m.body, m.state, m.rejection,
  m.created_at as "createdAt", m.delivery, m.is_automatic as "isAutomatic", ${pictureKeys} as pictures`

export const readMessage = (row: MessageRow): MessageView => ({
  ...withPictures(row),
  isAutomatic: row.isAutomatic === 1,
})
