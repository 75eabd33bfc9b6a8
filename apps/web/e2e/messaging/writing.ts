import { randomUUID } from 'node:crypto'
import { beginSession, SMALL } from '@pasar/api/testing'
import type { OwnServer } from '../testing/own-server'
import { ask } from '../testing/parallel-requests'

/** Where a buyer begins to write about an item. */
export const ABOUT_KOPI = `/messages/new/item/${SMALL.items.kopi.id}`

/** Sends what a member writes, as the form of a chat does; of a new chat the answer's location is its page. */
export async function writeAs({ url, dataDir }: OwnServer, { id }: { id: string }) {
  const cookie = await beginSession(dataDir, id)
  return (path: string, body: string) =>
    ask(url, { path, cookie, form: { intent: 'send', key: randomUUID(), body } })
}
