import { describe, expect, it } from 'vitest'
import { useMarket } from '../testing/helpers'
import { approveMessage, rejectMessage } from './commands/moderate'
import { dismissReport, reopenReport, reportMessage, upholdReport } from './commands/report'
import { sendMessage } from './commands/send'
import { decidedPage, exportDecided, exportHeld, heldPage } from './reads/held'
import { reportsPage } from './reads/reports'
import { admin, askAboutKopi, asking, selling, written } from './testing/helpers'

const market = useMarket()

async function hold(text: string): Promise<string> {
  // Each at a time of its own.
  market.wait(1)
  const { conversationId } = await askAboutKopi(market)
  return (await sendMessage(market.ctx, asking, conversationId, written(text))).id
}

async function report(text: string): Promise<string> {
  market.wait(1)
  const { conversationId } = await askAboutKopi(market)
  const { id } = await sendMessage(market.ctx, asking, conversationId, written(text))
  await reportMessage(market.ctx, selling, { conversationId, messageId: id }, { reason: 'spam', note: '' })
  return id
}
const reportOf = (messageId: string) =>
  market.value<string>('select id from message_reports where message_id = ?', messageId)

describe('a search for messages', () => {
  it('finds those that wait by their words, or by whoever wrote or received them', async () => {
    const durian = await hold('Durian? Call 012-345 6789')
    const rambutan = await hold('Rambutan? Call 012-345 6789')
    const found = async (words: string) =>
      (await heldPage(market.ctx, admin, null, { words })).messages.map(({ id }) => id)
    expect(await found('DURIAN call')).toEqual([durian])
    expect(await found(asking.email)).toEqual([durian, rambutan])
    expect(await found(`${selling.name} rambutan`)).toEqual([rambutan])
    expect(await found('mangosteen')).toEqual([])
    const rows = []
    for await (const slice of await exportHeld(market.ctx, admin, { words: 'durian' })) rows.push(...slice)
    expect(rows.map(({ id }) => id)).toEqual([durian])
  })

  it('finds those that were reported, too', async () => {
    const id = await report('Cheap gold')
    await report('Cheap silver')
    const { reports } = await reportsPage(market.ctx, admin, null, { words: 'gold' })
    expect(reports).toMatchObject([{ messageId: id, id: reportOf(id), reason: 'spam', body: 'Cheap gold' }])
  })
})

describe('messages that were decided on', () => {
  const decided = async (sought?: Parameters<typeof decidedPage>[3]) =>
    (await decidedPage(market.ctx, admin, null, sought)).messages

  async function decideAll() {
    const ids = [
      await hold('One 012-345 6789'),
      await hold('Two 012-345 6789'),
      await report('Three'),
      await report('Four'),
    ]
    const [one = '', two = '', three = '', four = ''] = ids
    market.wait(1_000)
    await approveMessage(market.ctx, admin, one)
    market.wait(1_000)
    await dismissReport(market.ctx, admin, reportOf(three))
    market.wait(1_000)
    await rejectMessage(market.ctx, admin, two, 'No')
    market.wait(1_000)
    await upholdReport(market.ctx, admin, reportOf(four), '')
    return { one, two, three, four }
  }

  it('are listed with the latest decision first, or the other way round, each once', async () => {
    const before = await decided()
    await hold('Waits 012-345 6789')
    const { one, two, three, four } = await decideAll()
    const all = (await decided()).slice(0, 4)
    expect(all).toMatchObject([
      { id: four, state: 'rejected', reportState: 'upheld', reason: 'spam', heldFor: '' },
      { id: two, state: 'rejected', reportState: null, heldFor: 'phone' },
      { id: three, state: 'delivered', reportState: 'dismissed' },
      { id: one, state: 'delivered', reportState: null },
    ])
    expect(await decided()).toHaveLength(before.length + 4)
    expect(all[0]?.createdAt).toBeGreaterThan(all[0]?.writtenAt ?? Number.NaN)
    expect((await decided({ sort: 'reverse' })).slice(-4).map(({ id }) => id)).toEqual([
      one,
      three,
      two,
      four,
    ])
    expect((await decided({ words: 'three' })).map(({ id }) => id)).toEqual([three])
  })

  it('come page by page, and all of them in a file', async () => {
    const { four } = await decideAll()
    market.run(
      `with recursive n (at) as (select 1 union all select at + 1 from n where at < 45)
       insert into chat_messages (id, conversation_id, position, sender_id, body, state, delivery, held_for, form_key,
         created_at, decided_at)
       select 'msg_many' || at, conversation_id, 1000 + at, sender_id, 'x', 'rejected', null, 'word', 'many' || at, 1, at
       from n join chat_messages m on m.id = ?`,
      four,
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof decidedPage>> = await decidedPage(market.ctx, admin, cursor)
      seen.push(...page.messages.map(({ id }) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen[0]).toBe(four)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => id.startsWith('msg_many'))).toHaveLength(45)
    const rows = []
    for await (const slice of await exportDecided(market.ctx, admin)) rows.push(...slice)
    expect(rows.map(({ id }) => id)).toEqual(seen)
  })

  it('wait again once a dismissed report is opened again', async () => {
    const id = await report('Hm')
    await dismissReport(market.ctx, admin, reportOf(id))
    expect((await decided()).map((message) => message.id)).toContain(id)
    await reopenReport(market.ctx, admin, reportOf(id))
    expect((await decided()).map((message) => message.id)).not.toContain(id)
  })
})
