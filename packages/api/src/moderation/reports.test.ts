import { DomainError, LIST_SORTS, ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { makeAdmin } from '../payouts/testing/helpers'
import { answerQuestion, askSeller } from '../reviews/commands/questions'
import { answerReview, writeReview } from '../reviews/commands/reviews'
import { questionsPage } from '../reviews/reads/questions'
import { reviewForm, reviewStates } from '../reviews/reads/reviews'
import { kampung, sellerOf } from '../reviews/testing/helpers'
import { asAdmin, asBuyer, asMember } from '../testing'
import { items, refusalOf, useMarket, users } from '../testing/helpers'
import { report } from './commands'
import { closeReport, openReport, removeReported } from './commands/reports'
import { exportReportQueue, reportQueue } from './reads/reports'
import { staffIdsOf } from './reads/staff-changes'

const market = useMarket()
const admin = asAdmin(users.admin)
const buyer = asMember(users.buyer, ROLE.BUYER)
const REASON = { reason: 'counterfeit', note: 'Not the real one' } as const
const target = { kind: 'item', id: items.kopi.id } as const
const waiting = async () => (await reportQueue(market.ctx, admin, null)).reports

describe('a report of an item', () => {
  it('waits for an admin, who closes it; it is in the audit log', async () => {
    await report(market.ctx, buyer, target, REASON)
    const [found] = await waiting()
    expect(found).toMatchObject({
      ...REASON,
      kind: 'item',
      itemId: items.kopi.id,
      reporter: users.buyer.name,
    })
    await closeReport(market.ctx, admin, found?.id ?? '')
    expect(await waiting()).toEqual([])
    expect(market.rows('select action, actor_id from audit_log where subject_id = ?', items.kopi.id)).toEqual(
      [{ action: 'closeReport', actor_id: admin.id }],
    )
  })

  it('is listed with those that are closed, the latest first, until it is made again', async () => {
    const closed = async (sort?: 'reverse') =>
      (await reportQueue(market.ctx, admin, null, { list: 'closed', ...(sort && { sort }) })).reports
    await report(market.ctx, buyer, target, REASON)
    await report(market.ctx, buyer, { kind: 'item', id: items.heavy.id }, REASON)
    const [first, second] = await waiting()
    market.wait(1_000)
    await closeReport(market.ctx, admin, second?.id ?? '')
    market.wait(1_000)
    await closeReport(market.ctx, admin, first?.id ?? '')
    expect(await closed()).toMatchObject([
      { ...first, closedAt: market.ctx.now() },
      { ...second, closedAt: market.ctx.now() - 1_000 },
    ])
    expect((await closed('reverse')).map(({ id }) => id)).toEqual([second?.id, first?.id])
    await report(market.ctx, buyer, { kind: 'item', id: first?.itemId ?? '' }, REASON)
    expect((await closed()).map(({ id }) => id)).toEqual([second?.id])
  })

  it('goes on to the next page of those that are closed', async () => {
    market.run(
      `with recursive n (at) as (select 1 union all select at + 1 from n where at < 30)
       insert into reports (id, kind, target_id, user_id, reason, note, created_at, closed_at)
       select 'rpt_' || at, 'item', 'gone' || at, ?, 'other', '', 1, 100 + at from n`,
      buyer.id,
    )
    const page = (cursor: string | null) => reportQueue(market.ctx, admin, cursor, { list: 'closed' })
    const first = await page(null)
    const second = await page(first.next)
    expect(second.next).toBeNull()
    expect([...first.reports, ...second.reports].map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, at) => `rpt_${30 - at}`),
    )
  })

  it('is found by the item, its store, its seller, or who reported it, on pages and in the file', async () => {
    await report(market.ctx, buyer, target, REASON)
    market.wait(1)
    await report(
      market.ctx,
      asMember(users.newbuyer, ROLE.BUYER),
      { kind: 'item', id: items.heavy.id },
      REASON,
    )
    const found = async (words: string, list: 'open' | 'closed' = 'open') =>
      (await reportQueue(market.ctx, admin, null, { words, list })).reports.map(({ itemId }) => itemId).sort()
    const both = [items.kopi.id, items.heavy.id].sort()
    market.run("update items set title = 'Kopi Durian' where id = ?", items.kopi.id)
    expect(await found('DURIAN')).toEqual([items.kopi.id])
    expect(await found(users.newbuyer.email)).toEqual([items.heavy.id])
    expect(await found(users.buyer.name)).toContain(items.kopi.id)
    expect(await found(items.kopi.store.name)).toContain(items.kopi.id)
    expect(await found(users.seller.email)).toEqual(both)
    expect(await found(`durian ${users.newbuyer.email}`)).toEqual([])
    expect(await found('durian', 'closed')).toEqual([])
    const rows = []
    for await (const slice of await exportReportQueue(market.ctx, admin, { words: 'durian' }))
      rows.push(...slice)
    expect(rows.map(({ itemId }) => itemId)).toEqual([items.kopi.id])
    const params = new URLSearchParams('q=durian')
    const [first] = await waiting()
    expect(await staffIdsOf(market.ctx, admin, 'reports', params)).toEqual({
      ids: [first?.id],
      hasMore: false,
    })
  })

  it('is found on one page only, among many', async () => {
    market.run(
      `with recursive n (at) as (select 1 union all select at + 1 from n where at < 90)
       insert into reports (id, kind, target_id, user_id, reason, note, created_at)
       select 'rpt_' || at, 'item', case at % 3 when 0 then 'gone' || at else ? end, ?, 'other', '', at / 2
       from n where at % 3 = 0 or at = 1`,
      items.kopi.id,
      buyer.id,
    )
    for (const sort of LIST_SORTS) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof reportQueue>> = await reportQueue(market.ctx, admin, cursor, {
          words: users.buyer.email,
          sort,
        })
        seen.push(...page.reports.map(({ id }) => id))
        cursor = page.next
      } while (cursor !== null)
      expect(seen).toHaveLength(31)
      expect(new Set(seen).size).toBe(31)
      expect(seen[0]).toBe(sort === 'usual' ? 'rpt_1' : 'rpt_90')
    }
  })

  it('is closed once: the second of two admins reads who was first', async () => {
    await report(market.ctx, buyer, target, REASON)
    const [found] = await waiting()
    const both = await Promise.allSettled([
      closeReport(market.ctx, admin, found?.id ?? ''),
      closeReport(market.ctx, makeAdmin(market), found?.id ?? ''),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'REPORT_CLOSED', details: { who: users.admin.name } } },
    ])
    expect(await refusalOf(closeReport(market.ctx, admin, 'rep_none'))).toBe('NOT_FOUND')
  })

  it('waits again when the member reports it again', async () => {
    await report(market.ctx, buyer, target, REASON)
    await closeReport(market.ctx, admin, (await waiting())[0]?.id ?? '')
    await report(market.ctx, buyer, target, { ...REASON, note: 'Still there' })
    expect(await waiting()).toMatchObject([{ note: 'Still there' }])
  })
})

describe('a report of what a member has written', () => {
  const reviewId = () => market.value<string>('select id from reviews where line_id is not null limit 1')
  const written = () =>
    market.rows<{ item_id: string; user_id: string; line_id: string; stars: number }>(
      'select item_id, user_id, line_id, stars from reviews where id = ?',
      reviewId(),
    )[0]
  const reportReview = async () => {
    await report(market.ctx, buyer, { kind: 'review', id: reviewId() }, { reason: 'offensive', note: '' })
    return (await waiting()).find(({ kind }) => kind === 'review')?.id ?? ''
  }
  const NOTE = { note: 'It names a person.' }

  it('ends with the review removed: its stars no longer count, its author reads why and cannot review again', async () => {
    const review = written()
    if (!review) throw new Error('nothing is reviewed')
    const countOf = () => market.value<number>('select rating_count from items where id = ?', review.item_id)
    const [before, id] = [countOf(), await reportReview()]
    await removeReported(market.ctx, admin, id, NOTE)
    expect(countOf()).toBe(before - 1)
    expect(market.value('select count(*) from reviews where line_id = ?', review.line_id)).toBe(0)
    const lines = [{ id: review.line_id, isReceived: true }]
    expect(await reviewStates(market.ctx, lines)).toEqual({ [review.line_id]: 'removed' })
    expect(await waiting()).toEqual([])
    expect(
      market.rows("select user_id, data ->> 'note' as note from notifications where kind = 'reviewRemoved'"),
    ).toEqual([{ user_id: review.user_id, ...NOTE }])
    expect(market.value("select count(*) from mails where kind = 'reviewRemoved'")).toBe(1)
    const orderId = market.value<string>('select order_id from order_lines where id = ?', review.line_id)
    const [author, at] = [
      asBuyer({ ...users.buyer, id: review.user_id }),
      { orderId, lineId: review.line_id },
    ]
    expect(await reviewForm(market.ctx, author, at)).toMatchObject({ isEditable: false, isRemoved: true })
    const again = writeReview(market.ctx, author, at, { stars: 1, body: 'Again', photos: [] })
    expect(await refusalOf(again)).toBe('REVIEW_REMOVED')
  })

  it('is found by who wrote it', async () => {
    const id = await reportReview()
    const author = market.value<string>('select email from users where id = ?', written()?.user_id)
    const found = async (words: string) =>
      (await reportQueue(market.ctx, admin, null, { words })).reports.map((one) => one.id)
    expect(await found(author)).toEqual([id])
    expect(await found(`${author} nobody`)).toEqual([])
  })

  it('is decided once: the second of two admins reads who was first', async () => {
    const id = await reportReview()
    const both = await Promise.allSettled([
      removeReported(market.ctx, admin, id, NOTE),
      removeReported(market.ctx, makeAdmin(market), id, NOTE),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'REPORT_CLOSED', details: { who: users.admin.name } } },
    ])
  })

  it('names who closed this one, not who closed another of the same, or of its answer', async () => {
    const id = reviewId()
    market.run("update reviews set reply = 'So.', replied_at = 1 where id = ?", id)
    const other = asMember(users.reseller, ROLE.RESELLER)
    await report(market.ctx, buyer, { kind: 'review', id }, { reason: 'spam', note: 'first' })
    await report(market.ctx, other, { kind: 'review', id }, { reason: 'spam', note: 'second' })
    await report(market.ctx, buyer, { kind: 'reviewAnswer', id }, { reason: 'spam', note: 'answer' })
    const found = new Map((await waiting()).map((one) => [one.note, one.id]))
    const [first, second, answer] = ['first', 'second', 'answer'].map((note) => found.get(note) ?? '')
    const colleague = makeAdmin(market)
    market.run("update users set name = 'Colleague' where id = ?", colleague.id)
    const whoClosed = (report = '') =>
      closeReport(market.ctx, admin, report).then(
        () => null,
        (error: unknown) => (error instanceof DomainError ? error.details.who : error),
      )
    await closeReport(market.ctx, admin, first ?? '')
    market.wait(1_000)
    await closeReport(market.ctx, colleague, second ?? '')
    market.wait(1_000)
    await removeReported(market.ctx, admin, answer ?? '', NOTE)
    const [me, them] = [users.admin.name, 'Colleague']
    expect([await whoClosed(first), await whoClosed(second), await whoClosed(answer)]).toEqual([me, them, me])
    // Opened and closed once more, by somebody else.
    market.wait(1_000)
    await openReport(market.ctx, admin, first ?? '')
    await closeReport(market.ctx, colleague, first ?? '')
    expect(await whoClosed(first)).toBe(them)
  })

  it('ends with the question removed, for everyone who reported it', async () => {
    await askSeller(market.ctx, asMember(users.newbuyer, ROLE.BUYER), items.kopi.slug, 'Cheaper elsewhere!')
    const questionId = market.value<string>('select id from questions')
    const other = asMember(users.reseller, ROLE.RESELLER)
    for (const member of [buyer, other])
      await report(
        market.ctx,
        member,
        { kind: 'question', id: questionId },
        { reason: 'other', note: 'Spam' },
      )
    const [first, second] = await waiting()
    await removeReported(market.ctx, admin, first?.id ?? '', NOTE)
    expect(await waiting()).toEqual([])
    const closed = (await reportQueue(market.ctx, admin, null, { list: 'closed' })).reports
    const kept = { itemId: items.kopi.id, title: items.kopi.title, body: 'Cheaper elsewhere!' }
    expect(closed).toMatchObject([kept, kept])
    expect(await refusalOf(openReport(market.ctx, admin, closed[0]?.id ?? ''))).toBe('NOT_FOUND')
    expect(market.value('select count(*) from questions where id = ?', questionId)).toBe(0)
    expect(await refusalOf(removeReported(market.ctx, admin, second?.id ?? '', NOTE))).toBe('REPORT_CLOSED')
  })

  it('ends with the answer of the seller removed, and the review stays with its stars', async () => {
    const id = reviewId()
    const itemOf = () => market.rows('select rating_sum, rating_count from items order by id')
    const before = itemOf()
    const [seller] = market.rows<{ id: string }>(
      'select i.seller_id as id from items i join reviews r on r.item_id = i.id where r.id = ?',
      id,
    )
    market.run("update reviews set reply = '', replied_at = null where id = ?", id)
    const as = sellerOf({ ...users.seller, id: seller?.id ?? '' })
    await answerReview(market.ctx, as, id, 'Siti of Jalan Ipoh lies.')
    await report(market.ctx, buyer, { kind: 'reviewAnswer', id }, { reason: 'offensive', note: 'My name' })
    await report(market.ctx, buyer, { kind: 'review', id }, { reason: 'spam', note: '' })
    const ofAnswer = (await waiting()).find(({ kind }) => kind === 'reviewAnswer')
    expect(ofAnswer).toMatchObject({ body: 'Siti of Jalan Ipoh lies.', note: 'My name' })
    await removeReported(market.ctx, admin, ofAnswer?.id ?? '', NOTE)
    expect(itemOf()).toEqual(before)
    expect(market.value('select reply from reviews where id = ?', id)).toBe('')
    expect((await reportQueue(market.ctx, admin, null, { list: 'closed' })).reports).toMatchObject([
      { body: 'Siti of Jalan Ipoh lies.', closedAt: market.ctx.now() },
    ])
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['review'])
    expect(
      market.rows(
        "select user_id, data ->> 'note' as note from notifications where kind = 'reviewAnswerRemoved'",
      ),
    ).toEqual([{ user_id: seller?.id, ...NOTE }])
    expect(market.value("select count(*) from mails where kind = 'reviewAnswerRemoved'")).toBe(1)
    expect(market.rows('select action, reason from audit_log where subject_id = ?', id)).toEqual([
      { action: 'removeReviewAnswer', reason: NOTE.note },
    ])
    expect(await refusalOf(answerReview(market.ctx, as, id, 'Again'))).toBe('ANSWER_REMOVED')
    expect(await refusalOf(openReport(market.ctx, admin, ofAnswer?.id ?? ''))).toBe('NOT_FOUND')
  })

  it('ends with the answer to a question removed once, while the question stays', async () => {
    await askSeller(market.ctx, asMember(users.newbuyer, ROLE.BUYER), items.kopi.slug, 'With sugar?')
    const id = market.value<string>('select id from questions')
    await answerQuestion(market.ctx, kampung, id, 'Buy it at my shop')
    await report(market.ctx, buyer, { kind: 'questionAnswer', id }, { reason: 'spam', note: '' })
    const [found] = await waiting()
    expect(found).toMatchObject({ kind: 'questionAnswer', body: 'Buy it at my shop' })
    const both = await Promise.allSettled([
      removeReported(market.ctx, admin, found?.id ?? '', NOTE),
      removeReported(market.ctx, makeAdmin(market), found?.id ?? '', NOTE),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'REPORT_CLOSED', details: { who: users.admin.name } } },
    ])
    const page = await questionsPage(market.ctx, null, items.kopi.slug, null)
    expect(page.questions).toMatchObject([{ id, body: 'With sugar?', answer: '' }])
    expect(market.value("select count(*) from mails where kind = 'questionAnswerRemoved'")).toBe(1)
    expect(await refusalOf(answerQuestion(market.ctx, kampung, id, 'Again'))).toBe('ANSWER_REMOVED')
  })

  it('closes reports of the answer, too, when the review goes', async () => {
    const id = reviewId()
    market.run("update reviews set reply = 'So.', replied_at = 1 where id = ?", id)
    await report(market.ctx, buyer, { kind: 'reviewAnswer', id }, { reason: 'other', note: '' })
    await removeReported(market.ctx, admin, await reportReview(), NOTE)
    expect(await waiting()).toEqual([])
  })

  it('removes no item: that has a page of its own', async () => {
    await report(market.ctx, buyer, target, REASON)
    const id = (await waiting())[0]?.id ?? ''
    expect(await refusalOf(removeReported(market.ctx, admin, id, NOTE))).toBe('NOT_FOUND')
  })
})
