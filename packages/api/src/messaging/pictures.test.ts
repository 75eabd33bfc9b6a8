import { existsSync, readdirSync } from 'node:fs'
import { eraseMessages, NO_ROOTS } from '@pasar/db'
import { hours } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { sweepPictures } from '../platform/pictures/sweep'
import { makePhoto } from '../reviews/testing/helpers'
import { items, refusalOf, useMarket } from '../testing/helpers'
import { approveMessage, rejectMessage } from './commands/moderate'
import { sendMessage, startConversation } from './commands/send'
import { chatPhoto } from './internal/pictures'
import { chatPage, conversationsPage } from './reads/conversations'
import { heldPage } from './reads/held'
import { admin, askAboutKopi, asking, selling, stranger, written } from './testing/helpers'

const market = useMarket()
const HELD = 'Call me: 012-345 6789'
const files = () => (existsSync(market.ctx.claimsDir) ? readdirSync(market.ctx.claimsDir) : [])
const keysOf = async (who: typeof asking, id: string) =>
  (await chatPage(market.ctx, who, id)).messages.at(-1)?.pictures ?? []
const mayFetch = (who: Parameters<typeof chatPhoto>[1], key: string) =>
  chatPhoto(market.ctx, who, key, 320).then(
    () => true,
    () => false,
  )

async function sendPhotos(body: string, count = 1) {
  const { conversationId } = await askAboutKopi(market)
  const photos = await Promise.all(Array.from({ length: count }, () => makePhoto()))
  const sent = await sendMessage(market.ctx, asking, conversationId, written(body), photos)
  const keys = await keysOf(asking, conversationId)
  return { ...sent, keys }
}

describe('pictures of a message', () => {
  it('come with its words or without any, and the two members and admins see them', async () => {
    const { conversationId, keys } = await sendPhotos('', 2)
    expect(keys).toHaveLength(2)
    expect(await keysOf(selling, conversationId)).toEqual(keys)
    expect((await conversationsPage(market.ctx, selling, { cursor: null })).conversations).toMatchObject([
      { last: { body: '', pictures: 2 } },
    ])
    for (const who of [asking, selling, admin]) expect(await mayFetch(who, keys[0] ?? '')).toBe(true)
    expect(await mayFetch(stranger, keys[0] ?? '')).toBe(false)
    expect(await mayFetch(admin, 'chat-made-up')).toBe(false)
  })

  it('begin a conversation, too', async () => {
    const ref = { kind: 'item', id: items.kopi.id } as const
    const { conversationId } = await startConversation(market.ctx, asking, ref, written(''), [
      await makePhoto(),
    ])
    expect(await keysOf(selling, conversationId)).toHaveLength(1)
  })

  it.each(['approved', 'rejected'] as const)(
    'wait with it, and are seen by its receiver only when %s',
    async (end) => {
      const { id, conversationId, keys } = await sendPhotos(HELD)
      const [key = ''] = keys
      expect(await mayFetch(asking, key)).toBe(true)
      expect(await mayFetch(selling, key)).toBe(false)
      expect((await heldPage(market.ctx, admin, null)).messages).toMatchObject([{ pictures: [key] }])
      if (end === 'approved') await approveMessage(market.ctx, admin, id)
      else await rejectMessage(market.ctx, admin, id, '')
      expect(await mayFetch(selling, key)).toBe(end === 'approved')
      expect(await keysOf(asking, conversationId)).toEqual([key])
    },
  )

  it('are refused when they are too many or none, and nothing is written', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const photo = await makePhoto()
    const send = (photos: Buffer[], who = asking) =>
      refusalOf(sendMessage(market.ctx, who, id, written('Look'), photos))
    expect(await send(Array.from({ length: 5 }, () => photo))).toBe('MESSAGE_TOO_MANY_PICTURES')
    expect(await send([Buffer.from('<svg/>')])).toBe('PICTURE_KIND')
    expect(await send([photo], stranger)).toBe('NOT_FOUND')
    expect(market.value('select count(*) from chat_messages')).toBe(1)
    expect(files()).toEqual([])
  })

  it('are sent once, however often their form comes', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const input = written('Twice?')
    const photo = await makePhoto()
    const send = () => sendMessage(market.ctx, asking, id, input, [photo])
    expect(await send()).toEqual(await send())
    expect(market.value('select count(*) from message_pictures')).toBe(1)
  })

  it('go with the account of whoever sent them', async () => {
    const { keys } = await sendPhotos('Look')
    await market.ctx.transact(NO_ROOTS.alone, (tx) => eraseMessages(tx, asking.id))
    expect(await mayFetch(selling, keys[0] ?? '')).toBe(false)
    // Files are as old as the machine says.
    market.services.clock.now = Date.now() + hours(2)
    await sweepPictures(market.ctx, new AbortController().signal)
    expect(files()).toEqual([])
  })
})
