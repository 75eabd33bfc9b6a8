import { openServices, readConfig } from '@pasar/api'
import { SMALL } from '@pasar/api/testing'
import { copier } from './sellers/rows'

/** Who writes, who listens, and the two conversations that are opened. */
export interface ChatMarket {
  sellerCookie: string
  buyers: { id: string; cookie: string; conversationId: string }[]
  /** By how many messages each has. */
  opened: ReadonlyMap<number, string>
}

const N = 'cast(:n as integer)'

/** Buyers who each have a conversation with one seller, and conversations of these lengths besides. */
export async function addChats(
  dataDir: string,
  buyers: number,
  lengths: readonly number[],
): Promise<ChatMarket> {
  const services = openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
  const { handle } = services.database
  const { seller, buyer } = SMALL.users
  const { store } = SMALL.items.kopi
  const now = services.context.now()
  const member = copier(handle, 'users', `id = '${buyer.id}'`, {
    id: `'usr_chat_' || ${N}`,
    email: `'chat-' || ${N} || '@pasar.test'`,
  })
  const conversation = handle.prepare<[string, string, string, number, number, number]>(
    `insert into conversations (id, about_kind, about_id, buyer_id, seller_id, store_id, last_position, last_delivery, created_at)
      values (?, 'store', '${store.id}', ?, '${seller.id}', ?, ?, ?, ?)`,
  )
  const side = handle.prepare<[string, string]>(
    'insert into conversation_members (user_id, conversation_id) values (?, ?)',
  )
  const message = handle.prepare<[string, string, number, string, number, string, number, number]>(
    `insert into chat_messages (id, conversation_id, position, sender_id, body, state, delivery, form_key, created_at, decided_at)
      values (?, ?, ?, ?, 'The order is packed and leaves tomorrow.', 'delivered', ?, ?, ?, ?)`,
  )
  const converse = (n: number, length: number): string => {
    const [id, buyerId] = [`cnv_chat_${n}`, `usr_chat_${n}`]
    member.run({ n })
    conversation.run(id, buyerId, store.id, length, length, now)
    for (const userId of [buyerId, seller.id]) side.run(userId, id)
    for (let at = 1; at <= length; at++)
      message.run(
        `msg_chat_${n}_${at}`,
        id,
        at,
        at % 2 === 0 ? seller.id : buyerId,
        at,
        `chat-${n}-${at}`,
        now - length + at,
        now - length + at,
      )
    return id
  }
  const known = handle.transaction(() => ({
    writing: Array.from({ length: buyers }, (_, n) => converse(n, 0)),
    opened: new Map(lengths.map((length, at) => [length, converse(buyers + at, length)])),
  }))()
  const begin = async (userId: string): Promise<string> =>
    (await services.sessions.begin(userId, 'bench')).split(';')[0] ?? ''
  const listening: ChatMarket['buyers'] = []
  for (const [n, conversationId] of known.writing.entries()) {
    const id = `usr_chat_${n}`
    listening.push({ id, cookie: await begin(id), conversationId })
  }
  const sellerCookie = await begin(seller.id)
  await services.close()
  return { sellerCookie, buyers: listening, opened: known.opened }
}
