import { days, endOfMalaysianDay, hours, MAX_QUICK_REPLIES, NO_AWAY_ANSWER } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { sellerDesk } from '../selling/reads/desk'
import { asSeller } from '../testing'
import { items, refusalOf, useMarket, users } from '../testing/helpers'
import { approveMessage } from './commands/moderate'
import { blockCorrespondent } from './commands/own'
import {
  addQuickReply,
  changeAwayAnswer,
  changeQuickReply,
  deleteQuickReply,
  moveQuickReply,
} from './commands/replies'
import { changeModeration } from './commands/rules'
import { sendMessage, startConversation } from './commands/send'
import { measureReplyTimes } from './jobs'
import { chatPage, conversationsPage } from './reads/conversations'
import { heldPage } from './reads/held'
import { quickRepliesOf, repliesPage } from './reads/replies'
import { admin, askAboutKopi, asking, listen, selling, stranger, written } from './testing/helpers'

const market = useMarket()
const seller = asSeller(users.seller)
const otherSeller = asSeller(users.newbuyer)
const AWAY = { ...NO_AWAY_ANSWER, isOn: true, body: 'We are back on Monday.' }
const away = (more: Partial<typeof NO_AWAY_ANSWER> = {}) =>
  changeAwayAnswer(market.ctx, seller, { ...AWAY, ...more })
const sent = async (id: string, who = asking) =>
  (await chatPage(market.ctx, who, id)).messages.map(({ body, isAutomatic }) => [body, isAutomatic])
const automatic = async (id: string) => (await sent(id)).filter(([, isAutomatic]) => isAutomatic).length

describe('quick replies', () => {
  const titles = async () => (await repliesPage(market.ctx, seller)).quickReplies.map(({ title }) => title)
  const add = (title: string) => addQuickReply(market.ctx, seller, { title, body: 'Hi {name}' })

  it('are saved, changed, ordered and deleted by their seller only', async () => {
    for (const title of ['A', 'B', 'C']) await add(title)
    const [first, , last] = (await repliesPage(market.ctx, seller)).quickReplies
    const [a, c] = [first?.id ?? '', last?.id ?? '']
    await moveQuickReply(market.ctx, seller, c, -1)
    await moveQuickReply(market.ctx, seller, c, -1)
    await moveQuickReply(market.ctx, seller, c, -1)
    expect(await titles()).toEqual(['C', 'A', 'B'])
    await changeQuickReply(market.ctx, seller, { id: a, title: 'A2', body: 'x' })
    expect(await titles()).toEqual(['C', 'A2', 'B'])
    const foreign = [
      changeQuickReply(market.ctx, otherSeller, { id: a, title: 'Mine', body: 'x' }),
      deleteQuickReply(market.ctx, otherSeller, a),
      moveQuickReply(market.ctx, otherSeller, a, 1),
    ]
    for (const work of foreign) expect(await refusalOf(work)).toBe('NOT_FOUND')
    await deleteQuickReply(market.ctx, seller, a)
    await add('D')
    expect(await titles()).toEqual(['C', 'B', 'D'])
    expect(await refusalOf(deleteQuickReply(market.ctx, seller, a))).toBe('NOT_FOUND')
  })

  it('are 20 at most, however many forms come at once', async () => {
    const tries = Array.from({ length: MAX_QUICK_REPLIES + 5 }, (_, at) => add(`Text ${at}`))
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject(
      Array.from({ length: 5 }, () => ({ reason: { code: 'QUICK_REPLIES_FULL' } })),
    )
    expect(await repliesPage(market.ctx, seller)).toMatchObject({ isFull: true })
  })

  it('are offered to the seller of a conversation', async () => {
    await add('A')
    const { conversationId } = await askAboutKopi(market)
    const { conversation } = await chatPage(market.ctx, selling, conversationId)
    expect(await quickRepliesOf(market.ctx, selling, conversation)).toHaveLength(1)
    expect(await quickRepliesOf(market.ctx, asking, conversation)).toEqual([])
  })
})

describe('the away message', () => {
  it('comes once a day in each conversation, marked, and leaves the message unanswered', async () => {
    await away()
    const received = listen(market)
    const { conversationId } = await askAboutKopi(market)
    await sendMessage(market.ctx, asking, conversationId, written('Hello?'))
    expect(await sent(conversationId)).toEqual([
      ['Is it still fresh?', false],
      [AWAY.body, true],
      ['Hello?', false],
    ])
    expect(received).toContainEqual([
      asking.id,
      { name: 'messageApproved', data: expect.objectContaining({ content: AWAY.body, isAutomatic: true }) },
    ])
    const store = { kind: 'store', id: items.kopi.store.id } as const
    const other = await startConversation(market.ctx, asking, store, written('Open today?'))
    expect(await automatic(other.conversationId)).toBe(1)
    market.wait(days(1))
    await sendMessage(market.ctx, asking, conversationId, written('Still there?'))
    expect(await automatic(conversationId)).toBe(2)
    expect(market.value('select count(*) from reply_waits where answered_at is null')).toBe(2)
    const [shown] = (await conversationsPage(market.ctx, selling, { cursor: null })).conversations
    expect(shown).toMatchObject({ unread: 3, last: { body: 'Still there?' } })
  })

  it('comes neither while it is off, nor to the seller’s own messages', async () => {
    const { conversationId } = await askAboutKopi(market)
    await away({ isOn: false })
    await sendMessage(market.ctx, asking, conversationId, written('Hello?'))
    await away()
    await sendMessage(market.ctx, selling, conversationId, written('Yes.'))
    expect(await automatic(conversationId)).toBe(0)
  })

  it('goes with the holiday of the store', async () => {
    await away({ times: 'dates', fromDay: '2020-01-01', toDay: '2020-01-02' })
    const { conversationId } = await askAboutKopi(market)
    expect(await automatic(conversationId)).toBe(0)
    const until = new Date(market.ctx.now() + days(3)).toISOString().slice(0, 10)
    expect(endOfMalaysianDay(until)).toBeGreaterThan(market.ctx.now())
    market.run(`update stores set holiday_until = '${until}' where id = '${items.kopi.store.id}'`)
    await sendMessage(market.ctx, asking, conversationId, written('Hello?'))
    expect(await automatic(conversationId)).toBe(1)
  })

  it('is refused when it is saved with what would be held, and held when the rules say so by then', async () => {
    expect(await refusalOf(away({ body: 'Call me: 012-345 6789' }))).toBe('AWAY_ANSWER_HELD')
    await away()
    const { rules } = await heldPage(market.ctx, admin, null)
    await changeModeration(market.ctx, admin, {
      words: 'monday',
      holdsAll: undefined,
      version: rules.version,
    })
    const { conversationId } = await askAboutKopi(market)
    expect(await sent(conversationId)).toEqual([['Is it still fresh?', false]])
    const [held] = (await heldPage(market.ctx, admin, null)).messages
    expect(held).toMatchObject({ body: AWAY.body, heldFor: 'word' })
    await approveMessage(market.ctx, admin, held?.id ?? '')
    expect(await automatic(conversationId)).toBe(1)
    expect(market.value('select count(*) from reply_waits where answered_at is null')).toBe(1)
  })

  it('waits for the message it answers, when that one is held', async () => {
    await away()
    const { conversationId } = await askAboutKopi(market, 'Call me: 012-345 6789')
    expect(await automatic(conversationId)).toBe(0)
    const [held] = (await heldPage(market.ctx, admin, null)).messages
    await approveMessage(market.ctx, admin, held?.id ?? '')
    expect(await automatic(conversationId)).toBe(1)
  })
})

describe('answer times', () => {
  const kept = () => ({
    store: market.value<string>(
      `select reply_waits || '/' || reply_in_time || '/' || reply_median from store_figures where store_id = ?`,
      items.kopi.store.id,
    ),
    seller: market.value<string>(
      `select waits || '/' || in_time || '/' || median from seller_replies where seller_id = ?`,
      selling.id,
    ),
  })

  it('run from the first message without a reply to the seller’s own one', async () => {
    const { conversationId } = await askAboutKopi(market)
    market.wait(hours(1))
    await sendMessage(market.ctx, asking, conversationId, written('Hello?'))
    market.wait(hours(2))
    await sendMessage(market.ctx, selling, conversationId, written('Yes.'))
    await sendMessage(market.ctx, selling, conversationId, written('Roasted today.'))
    await measureReplyTimes(market.ctx)
    const measured = `1/1/${hours(3)}`
    expect(kept()).toEqual({ store: measured, seller: measured })
    const { replies, health } = await sellerDesk(market.ctx, seller)
    expect(replies).toEqual({ waits: 1, inTime: 1, median: hours(3) })
    expect(health.find(({ measure }) => measure === 'messages')).toMatchObject({ grade: 'unknown' })
  })

  it('wait for no reply to thanks', async () => {
    const { conversationId } = await askAboutKopi(market)
    market.wait(hours(1))
    await sendMessage(market.ctx, selling, conversationId, written('Yes.'))
    await sendMessage(market.ctx, asking, conversationId, written('Ok, thank you!'))
    market.wait(days(2))
    await measureReplyTimes(market.ctx)
    expect(kept().seller).toBe(`1/1/${hours(1)}`)
    await sendMessage(market.ctx, asking, conversationId, written('And how is it ground'))
    market.wait(days(2))
    await measureReplyTimes(market.ctx)
    expect(kept().seller).toMatch(/^2\/1\//)
  })

  it('count from the delivery of what was held, and to when a held reply was written', async () => {
    const { id, conversationId } = await askAboutKopi(market, 'Call me: 012-345 6789')
    market.wait(hours(5))
    await approveMessage(market.ctx, admin, id)
    market.wait(hours(1))
    const reply = await sendMessage(market.ctx, selling, conversationId, written('Write to a@b.com'))
    market.wait(hours(30))
    await approveMessage(market.ctx, admin, reply.id)
    await measureReplyTimes(market.ctx)
    expect(kept().store).toBe(`1/1/${hours(1)}`)
  })

  it('count who waits for longer than a day, until one of the two blocks the other', async () => {
    const { conversationId } = await askAboutKopi(market)
    const other = await startConversation(
      market.ctx,
      stranger,
      { kind: 'item', id: items.kopi.id },
      written('Fresh?'),
    )
    market.wait(days(2))
    await measureReplyTimes(market.ctx)
    expect(kept().seller).toBe(`2/0/${days(2)}`)
    await blockCorrespondent(market.ctx, asking, conversationId, true)
    await measureReplyTimes(market.ctx)
    expect(kept().seller).toBe(`1/0/${days(2)}`)
    await blockCorrespondent(market.ctx, selling, other.conversationId, true)
    await measureReplyTimes(market.ctx)
    expect(kept()).toEqual({ store: '0/0/0', seller: '0/0/0' })
  })

  it('are of the last 90 days', async () => {
    const { conversationId } = await askAboutKopi(market)
    await sendMessage(market.ctx, selling, conversationId, written('Yes.'))
    await measureReplyTimes(market.ctx)
    expect(kept().store).toBe('1/1/0')
    market.wait(days(91))
    await measureReplyTimes(market.ctx)
    expect(kept()).toEqual({ store: '0/0/0', seller: '0/0/0' })
  })
})
