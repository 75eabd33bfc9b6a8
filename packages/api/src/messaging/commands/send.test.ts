import { minutes, ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { brandMember, requireActor } from '../../access/actors'
import { newsOf } from '../../reviews/testing/helpers'
import { items, orders, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { chatPage, conversationsPage, newConversationPage } from '../reads/conversations'
import {
  admin,
  asCorrespondent,
  askAboutKopi,
  asking,
  listen,
  selling,
  stranger,
  written,
} from '../testing/helpers'
import { approveMessage } from './moderate'
import { blockCorrespondent, fileConversation, readConversation } from './own'
import { sendMessage, startConversation } from './send'

const market = useMarket()
const list = async (who: typeof asking, isArchived = false) =>
  (await conversationsPage(market.ctx, who, { cursor: null, isArchived })).conversations
const bodies = async (who: typeof asking, id: string) =>
  (await chatPage(market.ctx, who, id)).messages.map(({ body }) => body)

describe('a conversation', () => {
  it('begins with a message about an item, and goes on from both sides', async () => {
    const received = listen(market)
    const { conversationId, state } = await askAboutKopi(market)
    expect(state).toBe('delivered')
    expect(received).toContainEqual([
      selling.id,
      {
        name: 'messageApproved',
        data: expect.objectContaining({
          sender: { _id: asking.id },
          receiver: { _id: selling.id },
          content: 'Is it still fresh?',
          conversation: conversationId,
          rejectionReason: null,
        }),
      },
    ])
    expect(received.filter(([id, { name }]) => id === asking.id && name === 'messageApproved')).toEqual([])
    await sendMessage(market.ctx, selling, conversationId, written('Roasted today.'))
    for (const who of [asking, selling])
      expect(await bodies(who, conversationId)).toEqual(['Is it still fresh?', 'Roasted today.'])
    expect(await list(selling)).toMatchObject([
      { unread: 1, title: items.kopi.title, last: { body: 'Roasted today.' } },
    ])
  })

  it('is one for each subject: writing about the same thing again goes on with it', async () => {
    const first = await askAboutKopi(market)
    const again = await askAboutKopi(market, 'And still?')
    expect(again.conversationId).toBe(first.conversationId)
    const { kopi } = items
    const store = await startConversation(
      market.ctx,
      asking,
      { kind: 'store', id: kopi.store.id },
      written('Open today?'),
    )
    expect(store.conversationId).not.toBe(first.conversationId)
    expect(await newConversationPage(market.ctx, asking, { kind: 'item', id: kopi.id })).toMatchObject({
      conversationId: first.conversationId,
    })
  })

  it('about a parcel is for its buyer and its seller', async () => {
    const id = market.value<string>(
      'select id from parcels where order_id = ? and seller_id = ?',
      orders.paid.id,
      selling.id,
    )
    const ref = { kind: 'parcel', id } as const
    const { conversationId } = await startConversation(market.ctx, selling, ref, written('It ships today.'))
    expect(await bodies(asking, conversationId)).toEqual(['It ships today.'])
    const mine = await startConversation(market.ctx, asking, ref, written('Thank you!'))
    expect(mine.conversationId).toBe(conversationId)
    expect(await refusalOf(startConversation(market.ctx, stranger, ref, written('Mine?')))).toBe('NOT_FOUND')
  })

  it('is nobody else’s', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const before = readAll(market)
    for (const work of [
      chatPage(market.ctx, stranger, id),
      sendMessage(market.ctx, stranger, id, written('Let me in')),
      readConversation(market.ctx, stranger, id),
      fileConversation(market.ctx, stranger, id, true),
      blockCorrespondent(market.ctx, stranger, id, true),
    ])
      expect(await refusalOf(work)).toBe('NOT_FOUND')
    expect(readAll(market)).toEqual(before)
    expect(await list(stranger)).toEqual([])
  })

  it('is not held with oneself, without a confirmed email, or about what is not there', async () => {
    const start = (who: typeof asking, id: string) =>
      refusalOf(startConversation(market.ctx, who, { kind: 'item', id }, written('Hello')))
    expect(await start(selling, items.kopi.id)).toBe('MESSAGE_TO_SELF')
    expect(await start(asking, 'itm_none')).toBe('NOT_FOUND')
    const unproved = requireActor('chat', brandMember({ ...stranger, isVerified: false }))
    expect(await start(unproved, items.kopi.id)).toBe('EMAIL_UNVERIFIED')
    const { conversationId } = await askAboutKopi(market)
    expect(await refusalOf(sendMessage(market.ctx, unproved, conversationId, written('Hi')))).toBe(
      'NOT_FOUND',
    )
  })
})

describe('a message', () => {
  it('is sent once, however often its form comes', async () => {
    const { conversationId } = await askAboutKopi(market)
    const input = written('Twice?')
    const sent = await Promise.all(
      [1, 2, 3].map(() => sendMessage(market.ctx, asking, conversationId, input)),
    )
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await bodies(selling, conversationId)).toEqual(['Is it still fresh?', 'Twice?'])
    const other = sendMessage(market.ctx, asking, conversationId, { ...input, body: 'Other words' })
    expect(await refusalOf(other)).toBe('MESSAGE_KEY_USED')
    await sendMessage(market.ctx, selling, conversationId, { ...input, body: 'The key of somebody else' })
  })

  it('goes to nobody who has blocked, is suspended or has deleted the account', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const send = (who = asking) => refusalOf(sendMessage(market.ctx, who, id, written('Hello?')))
    await blockCorrespondent(market.ctx, selling, id, true)
    expect([await send(), await send(selling)]).toEqual(['MESSAGE_BLOCKED', 'MESSAGE_BLOCKED'])
    const ref = { kind: 'store', id: items.kopi.store.id } as const
    expect(await refusalOf(startConversation(market.ctx, asking, ref, written('Here?')))).toBe(
      'MESSAGE_BLOCKED',
    )
    await blockCorrespondent(market.ctx, selling, id, false)
    for (const status of ['suspended', 'deleted']) {
      market.run('update users set status = ? where id = ?', status, selling.id)
      expect(await send()).toBe('MESSAGE_CLOSED')
      expect(await refusalOf(startConversation(market.ctx, asking, ref, written('Here?')))).toBe(
        'MESSAGE_CLOSED',
      )
    }
    expect(market.value('select count(*) from chat_messages')).toBe(1)
  })

  it('about a paid order that is not over reaches a seller who has blocked its buyer, and no buyer who has', async () => {
    const id = market.value<string>(
      'select id from parcels where order_id = ? and seller_id = ?',
      orders.paid.id,
      selling.id,
    )
    const ref = { kind: 'parcel', id } as const
    const write = (body: string) => refusalOf(startConversation(market.ctx, asking, ref, written(body)))
    const { conversationId } = await startConversation(market.ctx, asking, ref, written('When?'))
    await blockCorrespondent(market.ctx, selling, conversationId, true)
    await startConversation(market.ctx, asking, ref, written('It is torn'))
    await sendMessage(market.ctx, selling, conversationId, written('Please open a claim'))
    expect(await chatPage(market.ctx, selling, conversationId)).toMatchObject({
      isBlocked: true,
      isOpen: true,
      messages: { length: 3 },
    })
    market.run('update orders set paid_at = null where id = ?', orders.paid.id)
    expect(await write('Hello?')).toBe('MESSAGE_BLOCKED')
    market.run('update orders set paid_at = 1 where id = ?', orders.paid.id)
    const parcel = (state: string) => market.run('update parcels set state = ? where id = ?', state, id)
    for (const over of ['completed', 'cancelled', 'returned']) {
      parcel(over)
      expect(await write('Years later')).toBe('MESSAGE_BLOCKED')
      expect((await chatPage(market.ctx, asking, conversationId)).isOpen).toBe(false)
    }
    parcel('disputed')
    expect((await chatPage(market.ctx, asking, conversationId)).isOpen).toBe(true)
    await blockCorrespondent(market.ctx, selling, conversationId, false)
    await blockCorrespondent(market.ctx, asking, conversationId, true)
    expect(await write('Hello?')).toBe('MESSAGE_BLOCKED')
    expect((await chatPage(market.ctx, asking, conversationId)).isOpen).toBe(false)
  })

  it('is either sent before a block or refused, and numbered without a gap', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const sends = Array.from({ length: 10 }, (_, n) =>
      sendMessage(market.ctx, asking, id, written(`Message ${n}`)),
    )
    const [outcomes] = await Promise.all([
      Promise.allSettled(sends),
      blockCorrespondent(market.ctx, selling, id, true),
    ])
    const sent = outcomes.filter(({ status }) => status === 'fulfilled').length
    const positions = market.rows<{ position: number }>(
      'select position from chat_messages order by position',
    )
    expect(positions.map(({ position }) => position)).toEqual(
      Array.from({ length: sent + 1 }, (_, n) => n + 1),
    )
    expect(await refusalOf(sendMessage(market.ctx, asking, id, written('After')))).toBe('MESSAGE_BLOCKED')
  })
})

describe('what is unread', () => {
  it('is counted until it is read, and notified once', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await sendMessage(market.ctx, asking, id, written('Hello?'))
    expect(await list(selling)).toMatchObject([{ unread: 2 }])
    expect(newsOf(market, selling.id).filter((kind) => kind === 'messageNew')).toHaveLength(1)
    const inBell = () =>
      market.value(
        "select count(*) from notifications where user_id = ? and kind = 'messageNew' and read_at is null",
        selling.id,
      )
    await readConversation(market.ctx, selling, id, 1)
    expect([await list(selling), inBell()]).toMatchObject([[{ unread: 1 }], 1])
    await readConversation(market.ctx, selling, id, 999)
    expect(inBell()).toBe(0)
    await sendMessage(market.ctx, asking, id, written('One more'))
    expect(await list(selling)).toMatchObject([{ unread: 1 }])
    expect(await list(asking)).toMatchObject([{ unread: 0 }])
    expect(newsOf(market, selling.id).filter((kind) => kind === 'messageNew')).toHaveLength(2)
  })

  it('is mailed once, a while later, unless it is read first', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await sendMessage(market.ctx, asking, id, written('Hello?'))
    const mails = () =>
      market.rows<{ state: string; wait: number }>(
        "select state, due_at - created_at as wait from mails where kind = 'messageNew' and user_id = ? order by rowid",
        selling.id,
      )
    expect(mails()).toEqual([{ state: 'queued', wait: minutes(15) }])
    await readConversation(market.ctx, selling, id, 999)
    expect(mails()).toEqual([])
    await sendMessage(market.ctx, asking, id, written('One more'))
    market.run(
      "update mails set state = 'sent', sealed_values = null, finished_at = 1 where kind = 'messageNew'",
    )
    await sendMessage(market.ctx, asking, id, written('And another'))
    expect(mails()).toHaveLength(1)
    await readConversation(market.ctx, selling, id, 999)
    await sendMessage(market.ctx, asking, id, written('Still there?'))
    expect(mails()).toMatchObject([{ state: 'sent' }, { state: 'queued' }])
  })

  it('counts a message from when it is delivered, not from when it was written', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    const held = await sendMessage(market.ctx, asking, id, written('Call 012-345 6789'))
    await sendMessage(market.ctx, asking, id, written('Hello?'))
    await readConversation(market.ctx, selling, id)
    expect(await list(selling)).toMatchObject([{ unread: 0 }])
    await approveMessage(market.ctx, admin, held.id)
    expect(await list(selling)).toMatchObject([{ unread: 1, last: { body: 'Call 012-345 6789' } }])
  })
})

describe('lists', () => {
  it('an archived conversation comes back with the next message', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await fileConversation(market.ctx, selling, id, true)
    expect([await list(selling), await list(selling, true)]).toMatchObject([[], [{ id }]])
    await sendMessage(market.ctx, asking, id, written('Hello?'))
    expect([await list(selling), await list(selling, true)]).toMatchObject([[{ id }], []])
  })

  it('come page by page, conversations and messages alike', async () => {
    const { conversationId: id } = await askAboutKopi(market, 'Message 0')
    for (let n = 1; n < 70; n++)
      await sendMessage(market.ctx, n % 2 ? selling : asking, id, written(`Message ${n}`))
    const seen: string[] = []
    let before: number | null = null
    do {
      const page = await chatPage(market.ctx, asking, id, before)
      seen.unshift(...page.messages.map(({ body }) => body))
      before = page.before
    } while (before !== null)
    expect(seen).toEqual(Array.from({ length: 70 }, (_, n) => `Message ${n}`))
    expect(await refusalOf(conversationsPage(market.ctx, asking, { cursor: 'nonsense' }))).toBe('NOT_FOUND')
  })
})

describe('how often one may write', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('is twenty times a minute', async () => {
    const { conversationId: id } = await askAboutKopi(limited)
    for (let n = 1; n < 20; n++) await sendMessage(limited.ctx, asking, id, written(`Message ${n}`))
    expect(await refusalOf(sendMessage(limited.ctx, asking, id, written('One more')))).toBe(
      'TOO_MANY_REQUESTS',
    )
  })
})

it('resellers write, too', async () => {
  const reseller = asCorrespondent(users.reseller, ROLE.RESELLER)
  const ref = { kind: 'item', id: items.kopi.id } as const
  expect(await startConversation(market.ctx, reseller, ref, written('Wholesale?'))).toMatchObject({
    state: 'delivered',
  })
})
