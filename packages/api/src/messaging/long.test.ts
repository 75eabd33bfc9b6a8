import { describe, expect, it } from 'vitest'
import { hideStore } from '../moderation/commands/stores'
import { items, refusalOf, useMarket } from '../testing/helpers'
import { blockCorrespondent, readConversation, signalTyping } from './commands/own'
import { sendMessage, startConversation } from './commands/send'
import { chatPage, conversationsPage } from './reads/conversations'
import { admin, askAboutKopi, asking, listen, selling, stranger, written } from './testing/helpers'

const market = useMarket()

/** Makes the conversation so long, with both writing in turn. */
function lengthen(conversationId: string, upTo: number): void {
  const from = market.value('select last_position + 1 from conversations where id = ?', conversationId)
  market.run(
    `insert into chat_messages (id, conversation_id, position, sender_id, body, state, delivery, form_key, created_at,
       decided_at)
     with recursive n(at) as (select ? union all select at + 1 from n where at < ?)
     select 'msg_' || at, ?, at, case when at % 2 = 0 then ? else ? end, 'Line ' || at, 'delivered', at, 'key-' || at, at,
       at from n`,
    from,
    upTo,
    conversationId,
    asking.id,
    selling.id,
  )
  market.run('update conversations set last_position = ?, last_delivery = ?', upTo, upTo)
}

async function count(work: () => Promise<unknown>): Promise<number> {
  market.services.statements.length = 0
  await work()
  return market.services.statements.length
}

describe('a conversation of 10,000 messages', () => {
  it('asks the database as often as one of 100, and for as much', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    lengthen(id, 100)
    const works = [
      () => chatPage(market.ctx, selling, id),
      () => chatPage(market.ctx, selling, id, 70),
      () => conversationsPage(market.ctx, selling, { cursor: null }),
      () => sendMessage(market.ctx, asking, id, written('Hello again')),
      () => readConversation(market.ctx, selling, id),
    ]
    await readConversation(market.ctx, selling, id)
    const short: number[] = []
    for (const work of works) short.push(await count(work))
    lengthen(id, 10_000)
    const long: number[] = []
    for (const work of works) long.push(await count(work))
    expect(long).toEqual(short)
    expect((await chatPage(market.ctx, selling, id)).messages).toHaveLength(30)
  })

  it('is paged back to its beginning, each message once', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    lengthen(id, 1_000)
    const seen: number[] = []
    let before: number | null = null
    do {
      const page = await chatPage(market.ctx, asking, id, before)
      seen.unshift(...page.messages.map(({ position }) => position))
      before = page.before
    } while (before !== null)
    expect(seen).toEqual(Array.from({ length: 1_000 }, (_, n) => n + 1))
  })
})

describe('what the other one does', () => {
  it('gets events: that they have read, and that they write', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const received = listen(market)
    await readConversation(market.ctx, selling, id)
    // Nothing was unread any more.
    await readConversation(market.ctx, selling, id)
    await signalTyping(market.ctx, selling, id)
    const about = { conversation: id }
    expect(received).toEqual([
      [asking.id, { name: 'messagesRead', data: { ...about, reader: { _id: selling.id } } }],
      [asking.id, { name: 'typing', data: { ...about, sender: { _id: selling.id } } }],
    ])
    expect((await chatPage(market.ctx, asking, id)).conversation.readByOther).toBe(1)
  })

  it('is not sent to who is blocked or has blocked, nor to strangers', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await blockCorrespondent(market.ctx, selling, id, true)
    const received = listen(market)
    for (const who of [asking, selling]) {
      await signalTyping(market.ctx, who, id)
      await readConversation(market.ctx, who, id)
    }
    expect(received).toEqual([])
    expect((await chatPage(market.ctx, asking, id)).conversation.readByOther).toBe(0)
    expect(await refusalOf(signalTyping(market.ctx, stranger, id))).toBe('NOT_FOUND')
  })
})

describe('signs of writing', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('are forty a minute', async () => {
    const { conversationId: id } = await askAboutKopi(limited)
    for (let n = 0; n < 40; n++) await signalTyping(limited.ctx, selling, id)
    expect(await refusalOf(signalTyping(limited.ctx, selling, id))).toBe('TOO_MANY_REQUESTS')
  })
})

it('a conversation about a store leads there until staff hide it', async () => {
  const about = { kind: 'store', id: items.kopi.store.id } as const
  const { conversationId: id } = await startConversation(market.ctx, asking, about, written('Open today?'))
  const isShown = async () => (await chatPage(market.ctx, asking, id)).conversation.isShown
  expect(await isShown()).toBe(true)
  await hideStore(market.ctx, admin, about.id, { reason: 'Asked to be paid outside' })
  expect(await isShown()).toBe(false)
})

describe('a search', () => {
  const find = async (who: typeof asking, text: string) =>
    (await conversationsPage(market.ctx, who, { cursor: null, words: text })).conversations.map(
      ({ id }) => id,
    )

  it('finds people, what it is about and words, in whatever case', async () => {
    const { conversationId: id } = await askAboutKopi(market, 'Is it Ground coarse?')
    for (const text of ['ground COARSE', 'kopi', 'Aisyah']) expect(await find(selling, text)).toEqual([id])
    expect(await find(asking, 'kopi')).toEqual([id])
    for (const text of ['%', '_', 'nothing such']) expect(await find(selling, text)).toEqual([])
  })

  it('finds names with capitals beyond A to Z, however they are typed', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    market.run("update stores set name = 'Élan ŠTĚDRÝ Café' where id = ?", items.kopi.store.id)
    for (const text of ['élan', 'Élan', 'ÉLAN', 'štědrý', 'café', 'CAFÉ'])
      expect(await find(asking, text), text).toEqual([id])
    expect(await find(asking, 'elan')).toEqual([])
  })

  it('finds only what one may see: no message that waits, and nobody else’s conversations', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await sendMessage(market.ctx, asking, id, written('wasap zebra'))
    expect(await find(asking, 'zebra')).toEqual([id])
    expect(await find(selling, 'zebra')).toEqual([])
    expect(await find(stranger, 'fresh')).toEqual([])
  })
})
