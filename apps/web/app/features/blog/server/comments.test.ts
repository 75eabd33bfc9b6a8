import { asMember, openTestServices, publishArticle, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refused, thrownBy } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { loader as loadReport, action as sendReport } from '../../moderation/routes/report.server'
import { action, loader } from '../routes/admin-blog.server'
import { loader as readArticle } from '../routes/blog-article.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

it('leads back to the list as it was, also to the whole one where the list opens with a view', async () => {
  const admin = asMember(users.admin, ROLE.ADMIN)
  const { id: post } = await publishArticle(services.context.config.dataDir)
  const hold = services.database.handle.prepare(
    "insert into blog_comments (id, post_id, user_id, body, state, created_at) values (?, ?, ?, 'Good', 'held', 1)",
  )
  for (const [id, query] of [
    ['cmt_1', '?view=all'],
    ['cmt_2', '?list=held'],
    ['cmt_3', '?list=held&q=Good&sort=reverse&cursor=NX5jbXQ'],
  ] as const) {
    hold.run(id, post, users.buyer.id)
    const form = new URLSearchParams({ intent: 'approve', id })
    const answer = await thrownBy(action(makeArgs(services, `/admin/blog${query}`, admin, form)))
    expect(answer.headers.get('location')).toBe(`/admin/blog${query}`)
  }
})

it('shows the comments that wait in the order and with the words that are asked for', async () => {
  const admin = asMember(users.admin, ROLE.ADMIN)
  const { id: post } = await publishArticle(services.context.config.dataDir)
  for (const [at, body] of ['Good', 'Better', 'Best'].entries())
    services.database.handle
      .prepare(
        "insert into blog_comments (id, post_id, user_id, body, state, created_at) values (?, ?, ?, ?, 'held', ?)",
      )
      .run(`cmt_${at}`, post, users.buyer.id, body, at)
  const bodies = async (query: string) =>
    (await loader(makeArgs(services, `/admin/blog?list=held${query}`, admin))).comments.map(
      ({ body }) => body,
    )
  expect(await bodies('')).toEqual(['Good', 'Better', 'Best'])
  expect(await bodies('&sort=reverse')).toEqual(['Best', 'Better', 'Good'])
  expect(await bodies('&q=BE')).toEqual(['Better', 'Best'])
})

it('leads from a page that has become empty to the first one', async () => {
  const admin = asMember(users.admin, ROLE.ADMIN)
  const cursor = Buffer.from('5~cmt_9').toString('base64url')
  const answer = await thrownBy(loader(makeArgs(services, `/admin/blog?list=held&cursor=${cursor}`, admin)))
  expect(answer.headers.get('location')).toBe('/admin/blog?list=held')
})

it('asks for a reason before a comment is removed, and keeps what was typed', async () => {
  const admin = asMember(users.admin, ROLE.ADMIN)
  const { id: post } = await publishArticle(services.context.config.dataDir)
  services.database.handle
    .prepare(
      "insert into blog_comments (id, post_id, user_id, body, state, created_at) values ('blc_1', ?, ?, 'Good', 'held', 1)",
    )
    .run(post, users.buyer.id)
  const remove = (reason: string) =>
    action(
      makeArgs(
        services,
        '/admin/blog?list=held',
        admin,
        new URLSearchParams({ intent: 'remove', id: 'blc_1', reason }),
      ),
    )
  const { data } = refused(await remove(' '))
  expect(data.failure.fields).toEqual({ reason: 'required' })
  expect((await thrownBy(remove('It is rude'))).headers.get('location')).toBe('/admin/blog?list=held')
  expect(services.database.handle.prepare('select state from blog_comments').pluck().get()).toBe('removed')
})

it('leads whoever commented on an article that was withdrawn to deleting what they said', async () => {
  const { id: post, slug } = await publishArticle(services.context.config.dataDir)
  const { handle } = services.database
  for (const id of ['blc_1', 'blc_2'])
    handle
      .prepare(
        "insert into blog_comments (id, post_id, user_id, body, state, created_at) values (?, ?, ?, 'Good', 'shown', 1)",
      )
      .run(id, post, users.buyer.id)
  handle.prepare("update blog_posts set state = 'withdrawn'").run()
  const [writer, reader] = [asMember(users.buyer, ROLE.BUYER), asMember(users.newbuyer, ROLE.BUYER)]
  const open = (who: typeof writer) =>
    thrownBy(readArticle({ ...makeArgs(services, `/blog/${slug}`, who), params: { slug } }))
  const args = (id: string, form?: Record<string, string>) => ({
    ...makeArgs(services, `/report/comment/${id}`, writer, form && new URLSearchParams(form)),
    params: { kind: 'comment', id },
  })
  expect((await open(reader)).status).toBe(404)
  expect((await open(writer)).headers.get('location')).toBe('/report/comment/blc_1')
  const page = await loadReport(args('blc_1'))
  expect([page.thing.isThere, page.back]).toEqual([false, '/blog'])
  for (const [id, to] of [
    ['blc_1', '/report/comment/blc_2'],
    ['blc_2', '/blog'],
  ] as const)
    expect((await thrownBy(sendReport(args(id, { intent: 'delete' })))).headers.get('location')).toBe(to)
  expect((await open(writer)).status).toBe(404)
})

it.each([
  ['visitor', 0],
  ['buyer', 1],
] as const)(
  'asks nobody who they are in a page for every %s about no article',
  async (audience, declined) => {
    const { context, ...args } = makeArgs(services, '/blog/none', asMember(users.buyer, ROLE.BUYER))
    const decline = vi.fn()
    const session = () => Promise.reject(new Error('asked who is signed in'))
    const shared = { ...context, session, shared: { audience, slots: null, decline } }
    const answer = await thrownBy(readArticle({ ...args, context: shared, params: { slug: 'none' } }))
    expect([answer.status, decline.mock.calls.length]).toEqual([404, declined])
  },
)

it('leads from a comment to its report, and whoever wrote it to deleting it', async () => {
  const { id: post, slug } = await publishArticle(services.context.config.dataDir)
  services.database.handle
    .prepare(
      "insert into blog_comments (id, post_id, user_id, body, state, created_at) values ('blc_1', ?, ?, 'Good', 'shown', 1)",
    )
    .run(post, users.buyer.id)
  const [writer, reader] = [asMember(users.buyer, ROLE.BUYER), asMember(users.newbuyer, ROLE.BUYER)]
  const args = (who: typeof writer, form?: Record<string, string>) => ({
    ...makeArgs(services, '/report/comment/blc_1', who, form && new URLSearchParams(form)),
    params: { kind: 'comment', id: 'blc_1' },
  })
  expect((await loadReport(args(reader))).thing).toMatchObject({ slug, body: 'Good', isOwn: false })
  const sent = await thrownBy(sendReport(args(reader, { reason: 'spam', note: 'Again' })))
  expect(sent.headers.get('location')).toBe(`/blog/${slug}`)
  expect(services.database.handle.prepare('select reason, note from blog_comment_reports').get()).toEqual({
    reason: 'spam',
    note: 'Again',
  })
  refused(await sendReport(args(reader, { intent: 'delete' })))
  expect((await loadReport(args(writer))).thing.isOwn).toBe(true)
  await thrownBy(sendReport(args(writer, { intent: 'delete' })))
  expect(services.database.handle.prepare('select count(*) from blog_comments').pluck().get()).toBe(0)
})
