import { SMALL } from '@pasar/api/testing'
import { io } from 'socket.io-client'
import { type ChatMessage, PasarChat } from '../../../../docs/examples/pasar-chat'
import { PasarClient, type Session } from '../../../../docs/examples/pasar-client'
import { expect, PASSWORD, test } from '../testing/test'

const { newbuyer } = SMALL.users
const { kopi } = SMALL.items
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openChat(url: string, email: string) {
  let session: Session | null = null
  const store = {
    read: () => session,
    write: (next: Session | null) => {
      session = next
    },
  }
  const client = new PasarClient({ url, store, schedule: () => () => {} })
  expect(await client.logIn(email, PASSWORD)).toBeNull()
  const received: ChatMessage[] = []
  const signs: string[] = []
  const chat = new PasarChat({
    url,
    client,
    io,
    readToken: () => store.read()?.token ?? '',
    onMessage: (message) => void received.push(message),
    onTyping: (conversation) => void signs.push(`typing ${conversation}`),
    onRead: (conversation) => void signs.push(`read ${conversation}`),
  })
  await chat.open()
  return { chat, received, signs }
}

test('the example client chats: asks, receives, answers, sends a picture, types, marks as read', async ({
  market: { url },
}) => {
  const buyer = await openChat(url, newbuyer.email)
  const seller = await openChat(url, kopi.store.seller.email)
  const mark = Date.now().toString(36)
  try {
    const asked = await buyer.chat.ask('item', kopi.id, `Is it ground? ${mark}`)
    const { conversation } = asked
    const question = { _id: asked._id, conversation, content: `Is it ground? ${mark}`, isAutomatic: false }
    await expect.poll(() => seller.received).toContainEqual(expect.objectContaining(question))
    const unread = async () => (await seller.chat.list()).find(({ _id }) => _id === conversation)?.unread ?? 0
    expect(await unread()).toBeGreaterThan(0)
    await seller.chat.markRead(conversation)
    expect(await unread()).toBe(0)
    await expect.poll(() => buyer.signs).toContain(`read ${conversation}`)
    await seller.chat.typing(conversation)
    await expect.poll(() => buyer.signs).toContain(`typing ${conversation}`)
    const shown = await seller.chat.send(conversation, '', [new Blob([DOT], { type: 'image/png' })])
    await expect.poll(() => buyer.received.map(({ _id }) => _id)).toContain(shown._id)
    const [own] = (await seller.chat.read(conversation)).filter(({ _id }) => _id === shown._id)
    expect(own).toMatchObject({ content: '', isRead: false, pictures: [expect.any(String)] })
    await buyer.chat.markRead(conversation)
    const read = (await seller.chat.read(conversation)).find(({ _id }) => _id === shown._id)
    expect(read?.isRead).toBe(true)
    const answer = await seller.chat.send(conversation, `It is. ${mark}`)
    await expect.poll(() => buyer.received.map(({ _id }) => _id)).toContain(answer._id)
    expect((await buyer.chat.read(conversation)).map(({ content }) => content)).toEqual(
      expect.arrayContaining([`Is it ground? ${mark}`, `It is. ${mark}`]),
    )
  } finally {
    buyer.chat.close()
    seller.chat.close()
  }
})
