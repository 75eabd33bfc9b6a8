import { describe, expect, it } from 'vitest'
import { newsOf } from '../reviews/testing/helpers'
import { SMALL } from '../testing'
import { refusalOf, useMarket } from '../testing/helpers'
import { dismissReport, reportMessage, upholdReport } from './commands/report'
import { sendMessage } from './commands/send'
import { chatPage, conversationsPage } from './reads/conversations'
import { messageCase } from './reads/held'
import { reportsPage } from './reads/reports'
import { admin, askAboutKopi, asking, listen, selling, stranger, written } from './testing/helpers'

const market = useMarket()
const FRAUD = { reason: 'fraud', note: 'They want my card' } as const
const bodies = async (who: typeof asking, id: string) =>
  (await chatPage(market.ctx, who, id)).messages.map(({ body }) => body)
const waiting = async () => (await reportsPage(market.ctx, admin, null)).reports

async function report() {
  const { conversationId } = await askAboutKopi(market)
  const { id: messageId } = await sendMessage(
    market.ctx,
    asking,
    conversationId,
    written('Give me your card'),
  )
  await reportMessage(market.ctx, selling, { conversationId, messageId }, FRAUD)
  const [found] = await waiting()
  return { conversationId, messageId, reportId: found?.id ?? '' }
}

describe('a report', () => {
  it('waits for admins with the message and what came before it; its sender is not notified', async () => {
    const received = listen(market)
    const { messageId } = await report()
    expect(await waiting()).toMatchObject([{ ...FRAUD, body: 'Give me your card', rejections: 0 }])
    expect(await messageCase(market.ctx, admin, messageId)).toMatchObject({
      message: { ...FRAUD, reportState: 'open' },
      context: [{ body: 'Is it still fresh?' }],
      audit: [],
    })
    expect(received.filter(([id, { name }]) => id === asking.id && name !== 'messageApproved')).toEqual([])
  })

  it('is made once by whoever received the message, and by nobody else', async () => {
    const { conversationId, messageId } = await report()
    await reportMessage(market.ctx, selling, { conversationId, messageId }, { reason: 'spam', note: '' })
    expect(await waiting()).toHaveLength(1)
    for (const who of [asking, stranger])
      expect(await refusalOf(reportMessage(market.ctx, who, { conversationId, messageId }, FRAUD))).toBe(
        'NOT_FOUND',
      )
    const held = await sendMessage(market.ctx, asking, conversationId, written('Call 012-345 6789'))
    const early = reportMessage(market.ctx, selling, { conversationId, messageId: held.id }, FRAUD)
    expect(await refusalOf(early)).toBe('NOT_FOUND')
  })

  it('is dismissed, and the message stays', async () => {
    const { conversationId, messageId, reportId } = await report()
    await dismissReport(market.ctx, admin, reportId)
    expect(await waiting()).toEqual([])
    expect(await bodies(selling, conversationId)).toContain('Give me your card')
    expect(market.rows('select action from audit_log where subject_id = ?', messageId)).toEqual([
      { action: 'dismissMessageReport' },
    ])
  })

  it('takes the message back: its receiver no longer has it, and its sender reads why', async () => {
    const { conversationId, reportId } = await report()
    const list = async () => (await conversationsPage(market.ctx, selling, { cursor: null })).conversations
    expect(await list()).toMatchObject([{ unread: 2 }])
    const received = listen(market)
    await upholdReport(market.ctx, admin, reportId, 'No fraud')
    expect(await bodies(selling, conversationId)).toEqual(['Is it still fresh?'])
    expect(await list()).toMatchObject([{ unread: 1, last: { body: 'Is it still fresh?' } }])
    const { messages } = await chatPage(market.ctx, asking, conversationId)
    expect(messages.at(-1)).toMatchObject({ state: 'rejected', rejection: 'No fraud' })
    expect(newsOf(market, asking.id)).toContain('messageRejected')
    const given = received.filter(([, { name }]) => name === 'messageRejected').map(([id]) => id)
    expect(given).toEqual([asking.id])
    const later = await sendMessage(market.ctx, asking, conversationId, written('Call 012-345 6789'))
    expect(later.state).toBe('pending')
  })

  it('takes the only message back, and the conversation leaves the list', async () => {
    const { conversationId, id: messageId } = await askAboutKopi(market)
    await reportMessage(market.ctx, selling, { conversationId, messageId }, FRAUD)
    const [found] = await waiting()
    await upholdReport(market.ctx, admin, found?.id ?? '', '')
    expect((await conversationsPage(market.ctx, selling, { cursor: null })).conversations).toEqual([])
    await sendMessage(market.ctx, asking, conversationId, written('Sorry'))
    expect(await bodies(selling, conversationId)).toEqual(['Sorry'])
  })

  it('lets nobody wait for a reply to what was taken back, but to what came after it', async () => {
    const { conversationId, id: messageId } = await askAboutKopi(market)
    await reportMessage(market.ctx, selling, { conversationId, messageId }, FRAUD)
    const uphold = async () => {
      const [found] = await waiting()
      await upholdReport(market.ctx, admin, found?.id ?? '', '')
      return market.rows('select message_id, asked_at from reply_waits where answered_at is null')
    }
    market.wait(1_000)
    await sendMessage(market.ctx, asking, conversationId, written('Thank you!'))
    const next = await sendMessage(market.ctx, asking, conversationId, written('How is it ground?'))
    const asked = market.ctx.now()
    market.wait(1_000)
    expect(await uphold()).toEqual([{ message_id: next.id, asked_at: asked }])
    await reportMessage(market.ctx, selling, { conversationId, messageId: next.id }, FRAUD)
    expect(await uphold()).toEqual([])
  })

  it('is decided once: the second of two admins is refused', async () => {
    const { reportId } = await report()
    const both = await Promise.allSettled([
      upholdReport(market.ctx, admin, reportId, ''),
      dismissReport(market.ctx, admin, reportId),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(dismissReport(market.ctx, admin, reportId)).rejects.toMatchObject({
      code: 'MESSAGE_DECIDED',
      details: { who: SMALL.users.admin.name },
    })
    expect(await refusalOf(upholdReport(market.ctx, admin, 'mrp_none', ''))).toBe('NOT_FOUND')
  })
})
