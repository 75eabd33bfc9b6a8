import { contactSchema, ROLE, type StaffChange } from '@pasar/domain'
import { expect, it } from 'vitest'
import { removeComment, reportComment, writeComment } from '../blog/commands/comments'
import { author, reader, writePublished } from '../blog/testing/helpers'
import { reportMessage } from '../messaging/commands/report'
import { reportsPage } from '../messaging/reads/reports'
import { askAboutKopi, selling } from '../messaging/testing/helpers'
import { makeAdmin } from '../payouts/testing/helpers'
import { answerInbox, closeInbox, reopenInbox, takeInbox } from '../support/commands/inbox-desk'
import { sendContact } from '../support/commands/messages'
import { inboxPage } from '../support/reads/inbox-desk'
import { asAdmin, asMember } from '../testing'
import { buy, buyer, items, useMarket, users } from '../testing/helpers'
import { report } from './commands'
import { removeReported } from './commands/reports'
import { changeRecords, undoChangeOfRecords } from './commands/staff-changes'
import { reportQueue } from './reads/reports'
import { staffIdsOf, staffRecordsOf } from './reads/staff-changes'

const market = useMarket()
const admin = asAdmin(users.admin)
const act = (action: StaffChange['action'], input: object = {}) => ({ action, input }) as StaffChange
const change = (ids: readonly string[], what: StaffChange, seen?: ReadonlyMap<string, number>) =>
  changeRecords(market.ctx, admin, ids, what, seen)
const undo = (id: string | null) => undoChangeOfRecords(market.ctx, admin, id ?? '')
const whyNot = ({ refused }: Awaited<ReturnType<typeof change>> | Awaited<ReturnType<typeof undo>>) =>
  refused.map(({ id, code }) => [id, code])

async function write(name: string): Promise<string> {
  const message = { topic: 'order', email: 'mei@example.com', orderNumber: '', message: 'Where is it?' }
  await sendContact(market.ctx, null, contactSchema.parse({ ...message, name }), 'ms')
  return market.value<string>('select id from inbox_entries where name = ?', name)
}
const entryOf = async (id: string) => (await inboxPage(market.ctx, admin, id, 'en')).entry
const answer = { version: 0, answer: 'Tomorrow.', close: false }

it('closes messages of the inboxes, and undoing leaves each as it was: open, or answered', async () => {
  const [open, answered, closed] = [await write('Open'), await write('Answered'), await write('Closed')]
  const { version } = await entryOf(answered)
  await answerInbox(market.ctx, admin, answered, { ...answer, version })
  await closeInbox(market.ctx, makeAdmin(market), closed, (await entryOf(closed)).version)
  const done = await change([open, answered, closed], act('close'))
  expect([done.changed, done.refused]).toMatchObject([
    2,
    [{ id: closed, code: 'ITEM_UNCHANGED', title: 'Closed: Where is it?' }],
  ])
  expect((await undo(done.undo)).changed).toBe(2)
  const states = [open, answered, closed].map(async (id) => (await entryOf(id)).state)
  expect(await Promise.all(states)).toEqual(['open', 'answered', 'closed'])
})

it('leaves a message as it was, however often closing it is undone, and as it is once others went on with it', async () => {
  const [id, second] = [await write('Twice'), makeAdmin(market)]
  await answerInbox(market.ctx, admin, id, { ...answer, version: (await entryOf(id)).version })
  for (let time = 0; time < 2; time++) {
    await undo((await change([id], act('close'))).undo)
    expect((await entryOf(id)).state).toBe('answered')
  }
  const done = await change([id], act('close'))
  await reopenInbox(market.ctx, second, id, (await entryOf(id)).version)
  const { version } = await entryOf(id)
  await answerInbox(market.ctx, second, id, { answer: 'Today.', close: true, version })
  expect(whyNot(await undo(done.undo))).toEqual([[id, 'ITEM_CHANGED_SINCE']])
  expect((await entryOf(id)).state).toBe('closed')
})

it('takes messages from nobody, and says who was faster since the page was shown', async () => {
  const [mine, theirs, late] = [await write('Mine'), await write('Theirs'), await write('Late')]
  const second = makeAdmin(market)
  await takeInbox(market.ctx, second, theirs, (await entryOf(theirs)).version)
  const records = await staffRecordsOf(market.ctx, admin, 'inboxes', [mine, theirs, late])
  expect(records.map(({ refusals }) => refusals.take)).toEqual([undefined, 'INBOX_TAKEN', undefined])
  const seen = new Map(records.map(({ id, version = 0 }) => [id, version]))
  await answerInbox(market.ctx, second, late, { ...answer, version: (await entryOf(late)).version })
  const done = await change([mine, theirs, late], act('take'), seen)
  expect(whyNot(done)).toEqual([
    [theirs, 'INBOX_TAKEN'],
    [late, 'INBOX_ANSWERED'],
  ])
  expect(done.refused.map(({ details }) => details)).toMatchObject([
    { who: 'Second Admin' },
    { who: 'Second Admin' },
  ])
  expect((await entryOf(mine)).assigneeId).toBe(admin.id)
  await undo(done.undo)
  expect((await entryOf(mine)).assigneeId).toBeNull()
  // Whoever has taken it over meanwhile keeps it.
  const again = await change([mine], act('take'))
  await takeInbox(market.ctx, second, mine, (await entryOf(mine)).version)
  expect((await undo(again.undo)).changed).toBe(0)
  expect((await entryOf(mine)).assigneeId).toBe(second.id)
})

it('closes reports, two of the same item too, and has them wait again', async () => {
  const reason = { reason: 'counterfeit', note: '' } as const
  for (const who of [users.buyer, users.newbuyer])
    await report(market.ctx, asMember(who, ROLE.BUYER), { kind: 'item', id: items.kopi.id }, reason)
  const { ids } = await staffIdsOf(market.ctx, admin, 'reports', new URLSearchParams())
  expect(ids).toHaveLength(2)
  const done = await change(ids, act('settle'))
  expect([done.changed, (await reportQueue(market.ctx, admin, null)).reports]).toEqual([2, []])
  const [record] = await staffRecordsOf(market.ctx, admin, 'reports', ids)
  expect(record).toMatchObject({
    title: items.kopi.title,
    refusals: { settle: 'REPORT_CLOSED' },
    details: { who: users.admin.name },
  })
  expect((await undo(done.undo)).changed).toBe(2)
  expect((await reportQueue(market.ctx, admin, null)).reports.map(({ id }) => id)).toEqual(ids)

  const second = await change(ids, act('settle'))
  await report(market.ctx, asMember(users.buyer, ROLE.BUYER), { kind: 'item', id: items.kopi.id }, reason)
  expect(whyNot(await undo(second.undo)).map(([, code]) => code)).toEqual(['ITEM_UNCHANGED'])
})

it('does not open a report of what another admin has removed', async () => {
  const reviewId = market.value<string>('select id from reviews where line_id is not null limit 1')
  const what = { kind: 'review', id: reviewId } as const
  const reason = { reason: 'other', note: '' } as const
  await report(market.ctx, asMember(users.newbuyer, ROLE.BUYER), what, reason)
  const [first] = (await reportQueue(market.ctx, admin, null)).reports
  const done = await change([first?.id ?? ''], act('settle'))
  await report(market.ctx, asMember(users.buyer, ROLE.BUYER), what, reason)
  const [other] = (await reportQueue(market.ctx, admin, null)).reports
  await removeReported(market.ctx, makeAdmin(market), other?.id ?? '', { note: 'Abusive' })
  expect((await undo(done.undo)).changed).toBe(0)
})

it('dismisses reported messages and has them wait again; what was taken back stays so', async () => {
  const { conversationId } = await askAboutKopi(market)
  const messageId = market.value<string>('select id from chat_messages')
  await reportMessage(market.ctx, selling, { conversationId, messageId }, { reason: 'spam', note: '' })
  const waiting = async () => (await reportsPage(market.ctx, admin, null)).reports.map(({ id }) => id)
  const ids = await waiting()
  const done = await change(ids, act('dismiss'))
  expect([done.changed, await waiting()]).toEqual([1, []])
  expect([(await undo(done.undo)).changed, await waiting()]).toEqual([1, ids])
  const upheld = await change(ids, act('uphold', { reason: 'Advertising' }))
  expect(upheld).toMatchObject({ changed: 1, undo: null })
  expect(whyNot(await change(ids, act('dismiss')))).toEqual([[ids[0], 'MESSAGE_DECIDED']])
})

it('decides on comments that wait or were reported, and each decision is taken back while it is the last one', async () => {
  const slug = await writePublished(market)
  const say = async (body: string) => {
    await writeComment(market.ctx, reader, slug, body)
    return market.value<string>('select id from blog_comments where body = ?', body)
  }
  const [good, spam, rude] = [
    await say('Call 012-345 6789'),
    await say('See https://spam.test'),
    await say('Rubbish'),
  ]
  const idsOf = async (list: string) =>
    (await staffIdsOf(market.ctx, admin, 'comments', new URLSearchParams({ list }))).ids
  const stateOf = (id: string) => market.value('select state from blog_comments where id = ?', id)
  await reportComment(market.ctx, author, rude, { reason: 'offensive', note: '' })
  // Written at once, they come in the order of their ids, which are random.
  expect([(await idsOf('held')).sort(), await idsOf('reported')]).toEqual([[good, spam].sort(), [rude]])

  const shown = await change([good, spam, rude], act('publish'))
  expect([shown.changed, whyNot(shown)]).toEqual([2, [[rude, 'COMMENT_DECIDED']]])
  // What another admin has done since stays.
  await removeComment(market.ctx, makeAdmin(market), spam, { reason: 'Spam' })
  const undone = await undo(shown.undo)
  expect([undone.changed, whyNot(undone)]).toEqual([1, [[spam, 'COMMENT_DECIDED']]])
  expect([good, spam].map(stateOf)).toEqual(['held', 'removed'])

  const removed = await change([good, rude], act('takeDown', { reason: 'Not here' }))
  expect([removed.changed, await idsOf('held'), await idsOf('reported')]).toEqual([2, [], []])
  const records = await staffRecordsOf(market.ctx, admin, 'comments', [rude])
  expect(records).toMatchObject([
    {
      title: expect.stringContaining('Rubbish'),
      refusals: { takeDown: 'COMMENT_DECIDED' },
      details: { who: users.admin.name },
    },
  ])
  expect((await undo(removed.undo)).changed).toBe(2)
  expect([await idsOf('held'), await idsOf('reported'), stateOf(rude)]).toEqual([[good], [rude], 'shown'])

  const kept = await change([rude], act('keep'))
  expect([kept.changed, await idsOf('reported')]).toEqual([1, []])
  expect([(await undo(kept.undo)).changed, await idsOf('reported')]).toEqual([1, [rude]])
})

it('sends the mails of orders again and notes something about each, which nothing takes back', async () => {
  const paid = (await buy(market, buyer, [items.kopi, 1])).orderId
  const records = await staffRecordsOf(market.ctx, admin, 'orders', [paid])
  expect(records).toMatchObject([{ refusals: {} }])
  const mails = () => market.value<number>("select count(*) from mails where kind = 'orderPaid'")
  const before = mails()
  expect(await change([paid, 'ord_none'], act('resend'))).toMatchObject({
    changed: 1,
    undo: null,
    refused: [{ id: 'ord_none', code: 'NOT_FOUND' }],
  })
  expect(mails()).toBe(before + 1)
  expect((await change([paid], act('writeNote', { note: 'Asked the courier' }))).changed).toBe(1)
  expect(market.value('select body from staff_notes where subject_id = ?', paid)).toBe('Asked the courier')
})
