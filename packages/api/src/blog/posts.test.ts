import { erasePerson, NO_ROOTS, type PostsQuery } from '@pasar/db'
import { days, MAX_OPEN_POSTS, minutes, type OwnPostsFilter, pictureMark } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { brandMember, requireActor } from '../access/actors'
import { newsOf } from '../reviews/testing/helpers'
import { refusalOf, useMarket, users } from '../testing/helpers'
import { beginPost, savePost, submitPost, takePostBack } from './commands/author'
import { askPostChanges, featurePost, publishPost, withdrawPost } from './commands/staff'
import { articlePage, blogPage, editorPage, latestPosts, ownPosts } from './reads/posts'
import { postsInState } from './reads/staff'
import { admin, author, BODY, idOf, otherAuthor, typed, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()
const ALL: Omit<PostsQuery, 'now'> = { language: null, tag: null, authorId: null, words: '' }
const shown = async (asked: Partial<typeof ALL> = {}) =>
  (await blogPage(market.ctx, { ...ALL, ...asked }, null)).posts.map(({ slug }) => slug)
/** Published right away, by staff who read a version. */
const now = (version: number) => ({ day: null, version })
const mails = (kind: string) => market.value<number>('select count(*) from mails where kind = ?', kind)

describe('saving an article', () => {
  it('needs the version that was seen; what another tab typed is kept in the history', async () => {
    const slug = await writeDraft(market)
    const stale = savePost(market.ctx, author, slug, typed(1, 'From the other tab'), 'saved')
    expect(await refusalOf(stale)).toBe('BLOG_SAVED_ELSEWHERE')
    const { post, versions } = await editorPage(market.ctx, author, slug, null)
    expect(post).toMatchObject({ body: BODY, version: 2 })
    expect(versions.map(({ kind }) => kind).sort()).toEqual(['saved', 'unsaved'])
    const [unsaved] = versions.filter(({ kind }) => kind === 'unsaved')
    const { chosen } = await editorPage(market.ctx, author, slug, unsaved?.id ?? '')
    expect(chosen?.body).toBe('From the other tab')
  })

  it('of two tabs at once saves one, and keeps both texts', async () => {
    const slug = await writeDraft(market)
    const both = await Promise.allSettled(
      ['one', 'two'].map((body) => savePost(market.ctx, author, slug, typed(2, body), 'saved')),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(market.value('select count(*) from blog_versions where body in (?, ?)', 'one', 'two')).toBe(2)
  })

  it('by itself makes one entry of the history in ten minutes', async () => {
    const slug = await writeDraft(market)
    for (let version = 2; version < 6; version++) {
      market.wait(1)
      await savePost(market.ctx, author, slug, typed(version, `Text ${version}`), 'automatic')
    }
    const kinds = async () =>
      (await editorPage(market.ctx, author, slug, null)).versions.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['automatic', 'saved'])
    for (let version = 6; version < 9; version++) {
      market.wait(minutes(6))
      await savePost(market.ctx, author, slug, typed(version, `Text ${version}`), 'automatic')
    }
    expect((await kinds()).length).toBeGreaterThan(2)
  })

  it('a second time with the same text changes nothing', async () => {
    const slug = await writeDraft(market)
    expect(await savePost(market.ctx, author, slug, typed(1), 'automatic')).toBe(2)
    expect((await editorPage(market.ctx, author, slug, null)).versions).toHaveLength(1)
  })

  it("is for the author alone, whose articles others' pages do not find", async () => {
    const slug = await writeDraft(market)
    expect(await refusalOf(savePost(market.ctx, otherAuthor, slug, typed(2), 'saved'))).toBe('NOT_FOUND')
    expect(await refusalOf(submitPost(market.ctx, otherAuthor, slug))).toBe('NOT_FOUND')
    expect(await refusalOf(takePostBack(market.ctx, otherAuthor, slug))).toBe('NOT_FOUND')
    expect(await refusalOf(editorPage(market.ctx, otherAuthor, slug, null))).toBe('NOT_FOUND')
    expect(await refusalOf(articlePage(market.ctx, slug, null))).toBe('NOT_FOUND')
  })

  it('begins with a confirmed email, in an address of its own, and not without end', async () => {
    const unproved = requireActor('author', brandMember({ ...author, isVerified: false }))
    expect(await refusalOf(beginPost(market.ctx, unproved, { title: 'A title', language: 'en' }))).toBe(
      'EMAIL_UNVERIFIED',
    )
    const first = await writeDraft(market)
    expect(await writeDraft(market)).not.toBe(first)
    market.run(
      `insert into blog_posts (id, slug, author_id, language, title, created_at, updated_at)
        select 'blp_' || value, 'post-' || value, ?, 'en', 'x', 1, 1 from json_each(?)`,
      author.id,
      JSON.stringify(Array.from({ length: MAX_OPEN_POSTS }, (_, n) => n)),
    )
    expect(await refusalOf(beginPost(market.ctx, author, { title: 'One more', language: 'en' }))).toBe(
      'BLOG_TOO_MANY_POSTS',
    )
  })
})

describe('an article', () => {
  it('is submitted, changed as staff ask, and published; each step is notified, mailed and recorded', async () => {
    const slug = await writeDraft(market)
    const id = idOf(market, slug)
    await submitPost(market.ctx, author, slug)
    expect(newsOf(market, admin.id)).toContain('postSubmitted')
    expect(mails('postSubmitted')).toBe(1)
    expect((await postsInState(market.ctx, admin, 'submitted', null)).posts).toMatchObject([{ id }])
    expect(await refusalOf(savePost(market.ctx, author, slug, typed(2), 'saved'))).toBe('BLOG_LOCKED')
    await askPostChanges(market.ctx, admin, id, 'Which water?')
    expect(newsOf(market, author.id)).toContain('postChanges')
    await savePost(market.ctx, author, slug, typed(2, `${BODY} Cold.`), 'saved')
    await submitPost(market.ctx, author, slug)
    await publishPost(market.ctx, admin, id, now(3))
    expect(newsOf(market, author.id)).toContain('postPublished')
    expect(await shown()).toEqual([slug])
    expect((await articlePage(market.ctx, slug, null)).post.body).toContain('Cold.')
    await withdrawPost(market.ctx, admin, id, 'Not yours')
    expect(await shown()).toEqual([])
    expect(
      market.rows<{ action: string }>(
        'select action from audit_log where subject_id = ? order by action',
        id,
      ),
    ).toEqual(['askPostChanges', 'publishPost', 'withdrawPost'].map((action) => ({ action })))
  })

  it('moves once: the second of two admins is refused', async () => {
    const slug = await writeDraft(market)
    const id = idOf(market, slug)
    expect(await refusalOf(publishPost(market.ctx, admin, id, now(2)))).toBe('BLOG_MOVED')
    await submitPost(market.ctx, author, slug)
    const both = await Promise.allSettled([
      publishPost(market.ctx, admin, id, now(2)),
      askPostChanges(market.ctx, admin, id, 'x'),
    ])
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { reason: { code: 'BLOG_PUBLISHED_BY', details: { who: users.admin.name } } },
    ])
    await withdrawPost(market.ctx, admin, id, 'Not yours')
    const late = await withdrawPost(market.ctx, admin, id, 'x').catch((error: unknown) => error)
    expect(late).toMatchObject({ code: 'BLOG_WITHDRAWN_BY', details: { who: users.admin.name } })
    await submitPost(market.ctx, author, slug)
    await askPostChanges(market.ctx, admin, id, 'Shorter')
    expect(await refusalOf(publishPost(market.ctx, admin, id, now(2)))).toBe('BLOG_CHANGES_ASKED_BY')
    expect(await refusalOf(publishPost(market.ctx, admin, 'blp_none', now(2)))).toBe('NOT_FOUND')
  })

  it('is published only as staff read it', async () => {
    const slug = await writeDraft(market)
    const id = idOf(market, slug)
    await submitPost(market.ctx, author, slug)
    await takePostBack(market.ctx, author, slug)
    await savePost(market.ctx, author, slug, typed(2, `${BODY} Never read by staff.`), 'saved')
    await submitPost(market.ctx, author, slug)
    expect(await refusalOf(publishPost(market.ctx, admin, id, now(2)))).toBe('BLOG_MOVED')
    expect(await shown()).toEqual([])
    await publishPost(market.ctx, admin, id, now(3))
    expect(await shown()).toEqual([slug])
  })

  it('appears on the day it is scheduled for, which lies ahead', async () => {
    const slug = await writeDraft(market)
    await submitPost(market.ctx, author, slug)
    const id = idOf(market, slug)
    const dayIn = (ms: number) => new Date(market.ctx.now() + ms).toISOString().slice(0, 10)
    for (const day of [dayIn(-days(3)), '1800-01-01', dayIn(days(800))])
      expect(await refusalOf(publishPost(market.ctx, admin, id, { day, version: 2 }))).toBe(
        'BLOG_PUBLISH_DAY',
      )
    await publishPost(market.ctx, admin, id, { day: dayIn(days(5)), version: 2 })
    expect(newsOf(market, author.id)).toContain('postScheduled')
    expect(newsOf(market, author.id)).not.toContain('postPublished')
    expect(
      market.value("select json_extract(data, '$.day') from notifications where kind = 'postScheduled'"),
    ).toBe(dayIn(days(5)))
    expect(await shown()).toEqual([])
    expect((await blogPage(market.ctx, ALL, null)).tags).toEqual([])
    expect(await refusalOf(articlePage(market.ctx, slug, null))).toBe('NOT_FOUND')
    market.wait(days(6))
    expect(await shown()).toEqual([slug])
  })

  it.each([
    ['BLOG_TOO_SHORT', 'Too short'],
    ['BLOG_TOO_MANY_LINKS', `${BODY}${' https://spam.test/x'.repeat(11)}`],
    ['BLOG_TOO_MANY_PICTURES', `${BODY}${'![x](picture:blog-1) '.repeat(500)}`],
  ])('is not submitted: %s', async (code, body) => {
    const slug = await writeDraft(market)
    await savePost(market.ctx, author, slug, typed(2, body), 'saved')
    expect(await refusalOf(submitPost(market.ctx, author, slug))).toBe(code)
    expect((await editorPage(market.ctx, author, slug, null)).post).toMatchObject({ body, state: 'draft' })
  })

  it('is taken back by its author, from review and from the blog', async () => {
    const slug = await writeDraft(market)
    await submitPost(market.ctx, author, slug)
    await takePostBack(market.ctx, author, slug)
    await submitPost(market.ctx, author, slug)
    await publishPost(market.ctx, admin, idOf(market, slug), now(2))
    await takePostBack(market.ctx, author, slug)
    expect(await shown()).toEqual([])
    expect((await editorPage(market.ctx, author, slug, null)).post.state).toBe('withdrawn')
  })
})

describe('the blog', () => {
  it('is narrowed by words, tag, author and language, and shows first what staff chose', async () => {
    const [one, two] = [await writePublished(market), await writePublished(market, 'Durian')]
    market.run("update blog_posts set language = 'ms' where slug = ?", two)
    expect(await shown({ words: 'BATIK' })).toEqual(expect.arrayContaining([one]))
    expect(await shown({ words: '100%_' })).toEqual([])
    expect((await shown({ tag: 'care' })).sort()).toEqual([one, two].sort())
    expect(await shown({ tag: 'none' })).toEqual([])
    expect((await shown({ authorId: author.id })).length).toBe(2)
    expect(await shown({ authorId: otherAuthor.id })).toEqual([])
    await featurePost(market.ctx, admin, idOf(market, one), true)
    const page = await blogPage(market.ctx, { ...ALL, language: 'en' }, null)
    expect(page.featured.map(({ slug }) => slug)).toEqual([one])
    expect(page.tags).toEqual(['batik', 'care'])
    await featurePost(market.ctx, admin, idOf(market, one), false)
    expect((await blogPage(market.ctx, { ...ALL, language: 'en' }, null)).featured).toEqual([])
  })

  it('comes page by page, the latest first', async () => {
    const slug = await writePublished(market)
    for (let n = 1; n < 30; n++)
      market.run(
        `insert into blog_posts (id, slug, author_id, language, state, title, created_at, updated_at, published_at)
          values (?, ?, ?, 'en', 'published', 'x', 1, 1, ?)`,
        `blp_${n}`,
        `post-${n}`,
        author.id,
        n,
      )
    const seen: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const { posts, next } = await latestPosts(market.ctx, { language: null }, cursor)
      seen.push(...posts.map((post) => post.slug))
      cursor = next
    }
    expect(seen).toEqual([slug, ...Array.from({ length: 29 }, (_, n) => `post-${29 - n}`)])
    expect(await refusalOf(blogPage(market.ctx, ALL, 'nonsense'))).toBe('NOT_FOUND')
    const oldest: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const { posts, next } = await blogPage(market.ctx, { ...ALL, sort: 'reverse' }, cursor)
      oldest.push(...posts.map((post) => post.slug))
      cursor = next
    }
    expect(oldest).toEqual(seen.toReversed())
  })

  it('begins with the oldest without what staff chose, which stands in its own place then', async () => {
    const [one, two] = [await writePublished(market), await writePublished(market, 'Durian')]
    await featurePost(market.ctx, admin, idOf(market, one), true)
    const page = await blogPage(market.ctx, { ...ALL, language: 'en', sort: 'reverse' }, null)
    expect(page.featured).toEqual([])
    expect(page.posts.map(({ slug }) => slug).sort()).toEqual([one, two].sort())
  })

  it('lists what an author wrote, by state and in both orders, each once', async () => {
    for (let n = 1; n <= 50; n++)
      market.run(
        `insert into blog_posts (id, slug, author_id, language, state, title, created_at, updated_at)
          values (?, ?, ?, 'en', ?, 'x', ?, 1)`,
        `blp_${n}`,
        `post-${n}`,
        author.id,
        n % 2 === 0 ? 'draft' : 'withdrawn',
        // Two at a time were begun in the same moment.
        Math.ceil(n / 4),
      )
    const walk = async (filter: OwnPostsFilter) => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof ownPosts>> = await ownPosts(market.ctx, author, filter, cursor)
        seen.push(...page.posts.map(({ slug }) => slug))
        cursor = page.next
      } while (cursor !== null)
      return seen
    }
    const drafts = await walk({ state: 'draft', sort: 'usual' })
    expect(drafts).toHaveLength(25)
    expect(new Set(drafts).size).toBe(25)
    expect(drafts[0]).toBe('post-50')
    expect(await walk({ state: 'draft', sort: 'reverse' })).toEqual(drafts.toReversed())
    expect(new Set(await walk({ state: null, sort: 'reverse' })).size).toBe(50)
    expect(await walk({ state: 'published', sort: 'usual' })).toEqual([])
  })

  it('stands in lists with a picture of its text, and none that is not in it', async () => {
    const slug = await writeDraft(market)
    for (const [n, key] of ['blog-unseen', 'blog-first', 'blog-second'].entries())
      market.run(
        "insert into blog_pictures (key, post_id, width, height, blur, created_at) values (?, ?, 1, 1, '', ?)",
        key,
        idOf(market, slug),
        n,
      )
    const marks = ['blog-first', 'blog-second'].map((key) => pictureMark(key, 'x')).join(' ')
    await savePost(market.ctx, author, slug, typed(2, `${BODY} ${marks}`), 'saved')
    await submitPost(market.ctx, author, slug)
    await publishPost(market.ctx, admin, idOf(market, slug), now(3))
    expect((await latestPosts(market.ctx, { language: null })).posts).toMatchObject([
      { slug, picture: 'blog-first' },
    ])
  })

  it('loses what a member wrote with their account', async () => {
    const slug = await writePublished(market)
    await market.ctx.transact(NO_ROOTS.alone, (tx) => erasePerson(tx, author.id, 'x'))
    expect(await refusalOf(articlePage(market.ctx, slug, null))).toBe('NOT_FOUND')
    for (const table of ['blog_posts', 'blog_tags', 'blog_versions'])
      expect(market.value(`select count(*) from ${table}`)).toBe(0)
  })
})

it('finds the articles of staff by title or author, in one state', async () => {
  await writePublished(market, 'How to wash batik')
  const slug = await writePublished(market, 'Durian in June')
  const found = async (words: string) =>
    (await postsInState(market.ctx, admin, 'published', null, { words })).posts.map((post) => post.title)
  market.run("update blog_posts set title = 'Durian in June' where slug = ?", slug)
  expect(await found('june DURIAN')).toEqual(['Durian in June'])
  expect(await found(users.seller.name)).toHaveLength(2)
  expect(await found('rambutan')).toEqual([])
  expect((await postsInState(market.ctx, admin, 'withdrawn', null, { words: 'june' })).posts).toEqual([])
})
