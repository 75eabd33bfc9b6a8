import { minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { newsOf } from '../../reviews/testing/helpers'
import { SMALL } from '../../testing'
import { items, refusalOf, useMarket } from '../../testing/helpers'
import { chatPage } from '../reads/conversations'
import { heldPage, messageCase } from '../reads/held'
import { admin, askAboutKopi, asking, listen, selling, written } from '../testing/helpers'
import { approveMessage, rejectMessage } from './moderate'
import { blockCorrespondent } from './own'
import { changeModeration } from './rules'
import { sendMessage, startConversation } from './send'

const market = useMarket()
const HELD = 'Call me: 012-345 6789'
const bodies = async (who: typeof asking, id: string) =>
  (await chatPage(market.ctx, who, id)).messages.map(({ body }) => body)

async function hold() {
  const { conversationId } = await askAboutKopi(market)
  const sent = await sendMessage(market.ctx, asking, conversationId, written(HELD))
  expect(sent.state).toBe('pending')
  return sent
}

describe('a message that waits', () => {
  it('is shown to its sender, and to admins with what was written before', async () => {
    const { id, conversationId } = await hold()
    expect(await bodies(asking, conversationId)).toContain(HELD)
    expect(await bodies(selling, conversationId)).toEqual(['Is it still fresh?'])
    expect((await heldPage(market.ctx, admin, null)).messages).toMatchObject([
      { body: HELD, heldFor: 'phone', rejections: 0 },
    ])
    expect(await messageCase(market.ctx, admin, id)).toMatchObject({
      message: { body: HELD, state: 'pending', reportId: null },
      context: [{ body: 'Is it still fresh?' }],
    })
  })

  it('is delivered once it is approved; both are notified, and it is in the audit log', async () => {
    const { id, conversationId } = await hold()
    const received = listen(market)
    await approveMessage(market.ctx, admin, id)
    expect(await bodies(selling, conversationId)).toContain(HELD)
    const given = received.filter(([, { name }]) => name === 'messageApproved').map(([userId]) => userId)
    expect(given).toEqual([selling.id, asking.id])
    expect(
      market.rows('select action, subject_id, actor_id from audit_log where subject_id = ?', id),
    ).toEqual([{ action: 'approveMessage', subject_id: id, actor_id: admin.id }])
    expect((await heldPage(market.ctx, admin, null)).messages).toEqual([])
  })

  it.each([
    ['No phone numbers, please', 'No phone numbers, please'],
    ['', null],
  ])('is rejected with a reason or without: %j', async (reason, given) => {
    const { id, conversationId } = await hold()
    const received = listen(market)
    await rejectMessage(market.ctx, admin, id, reason)
    expect(await bodies(selling, conversationId)).toEqual(['Is it still fresh?'])
    const { messages } = await chatPage(market.ctx, asking, conversationId)
    expect(messages.at(-1)).toMatchObject({ state: 'rejected', rejection: reason })
    expect(newsOf(market, asking.id)).toContain('messageRejected')
    const events = received.filter(([, { name }]) => name === 'messageRejected')
    expect(events).toMatchObject([[asking.id, { data: { rejectionReason: given, content: HELD } }]])
  })

  it('is decided once: the second of two admins is refused', async () => {
    const { id, conversationId } = await hold()
    const both = await Promise.allSettled([
      approveMessage(market.ctx, admin, id),
      rejectMessage(market.ctx, admin, id, 'No'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(approveMessage(market.ctx, admin, id)).rejects.toMatchObject({
      code: 'MESSAGE_DECIDED',
      details: { who: SMALL.users.admin.name },
    })
    expect(await refusalOf(rejectMessage(market.ctx, admin, id, ''))).toBe('MESSAGE_DECIDED')
    expect(await refusalOf(approveMessage(market.ctx, admin, 'msg_none'))).toBe('NOT_FOUND')
    const isDelivered = (await bodies(selling, conversationId)).includes(HELD)
    expect(isDelivered).toBe(both[0]?.status === 'fulfilled')
  })

  it('cannot be approved once one has blocked the other, but rejected', async () => {
    const { id, conversationId } = await hold()
    await blockCorrespondent(market.ctx, selling, conversationId, true)
    expect(await refusalOf(approveMessage(market.ctx, admin, id))).toBe('MESSAGE_UNDELIVERABLE')
    await rejectMessage(market.ctx, admin, id, '')
  })
})

describe('a number that is sent bit by bit', () => {
  const send = async (id: string, body: string, who = asking) =>
    (await sendMessage(market.ctx, who, id, written(body))).state

  it('is held with the piece that completes it, which its receiver never gets', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    expect([await send(id, '012'), await send(id, '345')]).toEqual(['delivered', 'delivered'])
    expect(await send(id, 'Fresh, yes.', selling)).toBe('delivered')
    expect(await send(id, 'enam tujuh 89')).toBe('pending')
    expect(await bodies(selling, id)).not.toContain('enam tujuh 89')
    expect((await heldPage(market.ctx, admin, null)).messages).toMatchObject([{ heldFor: 'phone' }])
  })

  it('is not looked for in what somebody else wrote, in another conversation, or long before', async () => {
    const { conversationId: id } = await askAboutKopi(market)
    await send(id, '012')
    expect(await send(id, '345 6789', selling)).toBe('delivered')
    const ref = { kind: 'store', id: items.kopi.store.id } as const
    const other = await startConversation(market.ctx, asking, ref, written('345 6789'))
    expect(other.state).toBe('delivered')
    market.run('update chat_messages set created_at = created_at - ?', minutes(16))
    expect(await send(id, '345 6789')).toBe('delivered')
  })
})

describe('the rules', () => {
  const change = (words: string, version: number, holdsAll?: 'on') =>
    changeModeration(market.ctx, admin, { words, version, holdsAll })

  it('follow the list that admins keep', async () => {
    const { conversationId } = await askAboutKopi(market)
    await change('durian\n\n durian \nmangga*', 0)
    const { rules } = await heldPage(market.ctx, admin, null)
    expect(rules).toMatchObject({ words: ['durian', 'mangga*'], holdsAll: false })
    const send = async (body: string) =>
      (await sendMessage(market.ctx, asking, conversationId, written(body))).state
    expect(await send('d u r i a n?')).toBe('pending')
    expect(await send('whatsapp?')).toBe('delivered')
    await change('', rules.version, 'on')
    expect(await send('Hello')).toBe('pending')
  })

  it('are not overwritten by who saw an older list', async () => {
    await change('one', 0)
    expect(await refusalOf(change('two', 0))).toBe('WORD_LIST_CHANGED')
    const { rules } = await heldPage(market.ctx, admin, null)
    const both = await Promise.allSettled([change('two', rules.version), change('three', rules.version)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
