import { describe, expect, it } from 'vitest'
import { brandMember } from '../access/actors'
import { adminDashboard } from '../moderation/reads/dashboard'
import { newsOf } from '../reviews/testing/helpers'
import { refusalOf, useMarket } from '../testing/helpers'
import { takePostBack } from './commands/author'
import {
  approveComment,
  deleteOwnComment,
  keepComment,
  removeComment,
  reportComment,
  writeComment,
} from './commands/comments'
import { articlePage, hiddenComment, saidAbout } from './reads/posts'
import { exportComments, heldComments, reportedComments } from './reads/staff'
import { admin, author, reader, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()
const shown = async (slug: string) =>
  (await articlePage(market.ctx, slug, null)).comments.map(({ body }) => body)
const reported = async () => (await reportedComments(market.ctx, admin, null)).comments
const SPAM = { reason: 'spam', note: '' } as const
const RUDE = { reason: 'It is rude' }
const last = () => market.value<string>('select id from blog_comments order by id desc limit 1')

describe('a comment', () => {
  it('is there at once when it is clean, and its author is notified', async () => {
    const slug = await writePublished(market)
    expect((await writeComment(market.ctx, reader, slug, 'Thank you, it worked.')).state).toBe('shown')
    expect(await shown(slug)).toEqual(['Thank you, it worked.'])
    expect(newsOf(market, author.id)).toContain('postCommented')
  })

  it.each(['Call me: 012-345 6789', 'Cheaper at https://spam.test', 'Wasap saya'])(
    'waits when the rules of messages hold it: %s',
    async (body) => {
      const slug = await writePublished(market)
      expect((await writeComment(market.ctx, reader, slug, body)).state).toBe('held')
      expect(await shown(slug)).toEqual([])
      expect((await heldComments(market.ctx, admin, null)).comments).toMatchObject([{ body, slug }])
      expect(newsOf(market, author.id)).not.toContain('postCommented')
      await approveComment(market.ctx, admin, last())
      expect(await shown(slug)).toEqual([body])
      expect(newsOf(market, author.id)).toContain('postCommented')
      expect(newsOf(market, reader.id)).toContain('commentShown')
      expect(await refusalOf(approveComment(market.ctx, admin, last()))).toBe('COMMENT_DECIDED')
    },
  )

  it('is on the dashboard of admins while it is held or reported', async () => {
    const waiting = async () => {
      const {
        posts,
        heldComments: held,
        reportedComments: reported,
      } = (await adminDashboard(market.ctx, admin)).waits
      return [posts, held, reported]
    }
    const slug = await writePublished(market)
    const before = await waiting()
    market.wait(1)
    await writeComment(market.ctx, reader, slug, 'Cheaper at https://spam.test')
    await approveComment(market.ctx, admin, last())
    market.wait(1)
    await writeComment(market.ctx, reader, slug, 'Cheaper at https://spam.test')
    market.wait(1)
    await writeComment(market.ctx, reader, slug, 'Rubbish')
    await reportComment(market.ctx, author, last(), SPAM)
    expect(await waiting()).toEqual([before[0], (before[1] ?? 0) + 1, (before[2] ?? 0) + 1])
    await keepComment(market.ctx, admin, last())
    expect((await waiting())[2]).toBe(before[2])
  })

  it('of an article that was withdrawn is approved without leading anybody there', async () => {
    const slug = await writePublished(market)
    await writeComment(market.ctx, reader, slug, 'Cheaper at https://spam.test')
    market.run("update blog_posts set state = 'withdrawn' where slug = ?", slug)
    await approveComment(market.ctx, admin, last())
    expect(newsOf(market, reader.id)).not.toContain('commentShown')
    expect(newsOf(market, author.id)).not.toContain('postCommented')
  })

  it('is reported once by a member, and kept or removed by staff, who leave a trace', async () => {
    const slug = await writePublished(market)
    await writeComment(market.ctx, reader, slug, 'Rubbish')
    const id = last()
    await reportComment(market.ctx, author, id, SPAM)
    await reportComment(market.ctx, author, id, SPAM)
    expect(await reported()).toMatchObject([{ id, body: 'Rubbish' }])
    await keepComment(market.ctx, admin, id)
    expect(await reported()).toEqual([])
    expect(await refusalOf(keepComment(market.ctx, admin, id))).toBe('COMMENT_DECIDED')
    await removeComment(market.ctx, admin, id, RUDE)
    expect(await shown(slug)).toEqual([])
    expect(newsOf(market, reader.id)).toContain('commentTakenDown')
    expect(await refusalOf(removeComment(market.ctx, admin, id, RUDE))).toBe('COMMENT_DECIDED')
    expect(market.value('select count(*) from audit_log where subject_id = ?', id)).toBe(2)
  })

  it('is reported with a reason, which staff read beside it', async () => {
    const slug = await writePublished(market)
    await writeComment(market.ctx, reader, slug, 'Rubbish')
    await reportComment(market.ctx, author, last(), { reason: 'offensive', note: 'About my mother' })
    expect(await reported()).toMatchObject([{ reports: [{ reason: 'offensive', note: 'About my mother' }] }])
    expect(await refusalOf(reportComment(market.ctx, reader, last(), SPAM))).toBe('NOT_FOUND')
  })

  it('tells whoever wrote it why it was removed', async () => {
    const slug = await writePublished(market)
    await writeComment(market.ctx, reader, slug, 'Rubbish')
    const id = last()
    await removeComment(market.ctx, admin, id, RUDE)
    const data = market.value<string>("select data from notifications where kind = 'commentTakenDown'")
    expect(JSON.parse(data)).toMatchObject({ note: 'It is rude' })
    expect(market.value('select reason from audit_log where subject_id = ?', id)).toBe('It is rude')
  })

  it('of an article that is not on the blog now is found and deleted by whoever wrote it', async () => {
    const slug = await writePublished(market)
    for (const body of ['Rubbish', 'Cheaper at https://spam.test', 'Wasap saya']) {
      await writeComment(market.ctx, reader, slug, body)
      market.wait(1)
    }
    await removeComment(market.ctx, admin, last(), RUDE)
    expect(await hiddenComment(market.ctx, reader, slug)).toBeNull()
    await takePostBack(market.ctx, author, slug)
    expect(await hiddenComment(market.ctx, author, slug)).toBeNull()
    for (const body of ['Rubbish', 'Cheaper at https://spam.test']) {
      const id = (await hiddenComment(market.ctx, reader, slug)) ?? ''
      expect(await refusalOf(saidAbout(market.ctx, author, id))).toBe('NOT_FOUND')
      expect(await saidAbout(market.ctx, reader, id)).toMatchObject({ body, isOwn: true, isThere: false })
      await deleteOwnComment(market.ctx, reader, id)
    }
    expect(await hiddenComment(market.ctx, reader, slug)).toBeNull()
  })

  it('is deleted by whoever wrote it, with its reports, unless staff removed it', async () => {
    const slug = await writePublished(market)
    await writeComment(market.ctx, reader, slug, 'Rubbish')
    const id = last()
    await reportComment(market.ctx, author, id, SPAM)
    expect(await refusalOf(deleteOwnComment(market.ctx, author, id))).toBe('NOT_FOUND')
    expect(await saidAbout(market.ctx, reader, id)).toMatchObject({ slug, body: 'Rubbish', isOwn: true })
    await deleteOwnComment(market.ctx, reader, id)
    expect([await shown(slug), await reported()]).toEqual([[], []])
    expect(await refusalOf(saidAbout(market.ctx, reader, id))).toBe('NOT_FOUND')
    await writeComment(market.ctx, reader, slug, 'Cheaper at https://spam.test')
    expect(await refusalOf(saidAbout(market.ctx, author, last()))).toBe('NOT_FOUND')
    await removeComment(market.ctx, admin, last(), RUDE)
    expect(await refusalOf(deleteOwnComment(market.ctx, reader, last()))).toBe('NOT_FOUND')
  })

  it('needs a published article and a confirmed email', async () => {
    const draft = await writeDraft(market)
    expect(await refusalOf(writeComment(market.ctx, reader, draft, 'x'))).toBe('NOT_FOUND')
    const slug = await writePublished(market, 'Durian')
    const unproved = brandMember({ ...reader, isVerified: false })
    expect(await refusalOf(writeComment(market.ctx, unproved, slug, 'x'))).toBe('EMAIL_UNVERIFIED')
    expect(await refusalOf(reportComment(market.ctx, reader, 'blc_none', SPAM))).toBe('NOT_FOUND')
  })
})

describe('the comments that staff look through', () => {
  /** Comments of readers, each reported by two; the first one is the oldest. */
  async function reportMany(count: number): Promise<void> {
    const slug = await writePublished(market)
    market.run(
      `with recursive n (at) as (select 1 union all select at + 1 from n where at < ?)
       insert into blog_comments (id, post_id, user_id, body, state, created_at)
       select 'blc_' || (1000 + at), (select id from blog_posts where slug = ?), ?, 'Number ' || at, 'shown', 1 from n`,
      count,
      slug,
      reader.id,
    )
    for (const [who, at] of [
      [author.id, 10],
      [admin.id, 5],
    ])
      market.run(
        `insert into blog_comment_reports (comment_id, user_id, created_at)
         select id, ?, ? + substr(id, 5) from blog_comments where body like 'Number %'`,
        who,
        at,
      )
  }

  it('are all reached page by page, each once, in either order', async () => {
    await reportMany(55)
    const pages = async (sort: 'usual' | 'reverse') => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof reportedComments>> = await reportedComments(
          market.ctx,
          admin,
          cursor,
          { sort },
        )
        seen.push(...page.comments.map(({ id }) => id))
        cursor = page.next
      } while (cursor !== null)
      return seen
    }
    const oldest = await pages('usual')
    expect(oldest).toEqual(Array.from({ length: 55 }, (_, at) => `blc_${1001 + at}`))
    expect(await pages('reverse')).toEqual(oldest.toReversed())
    expect((await reported())[0]?.createdAt).toBe(5 + 1001)
  })

  it('are found by words, and come in a file', async () => {
    await reportMany(12)
    const slug = await writePublished(market, 'Durian')
    await writeComment(market.ctx, reader, slug, 'Call me: 012-345 6789')
    await writeComment(market.ctx, reader, slug, 'Wasap saya')
    const found = async (words: string) =>
      (await heldComments(market.ctx, admin, null, { words })).comments.map(({ body }) => body)
    expect(await found('CALL batik')).toEqual(['Call me: 012-345 6789'])
    expect(await found(reader.name)).toHaveLength(2)
    const rows = []
    for await (const slice of await exportComments(market.ctx, admin, 'reported', { words: 'number 12' }))
      rows.push(...slice)
    expect(rows.map(({ body }) => body)).toEqual(['Number 12'])
  })
})
