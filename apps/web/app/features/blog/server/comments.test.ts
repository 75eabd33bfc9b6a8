import { asMember, openTestServices, publishArticle, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { thrownBy } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { action, loader } from '../routes/admin-blog.server'

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
