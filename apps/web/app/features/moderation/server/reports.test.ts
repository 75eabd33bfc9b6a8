import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { thrownBy } from '../../../testing/answers'
import { answerOf, formOf, makeArgs, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/admin-reports.server'
import { loader as form, action as report } from '../routes/report.server'

const { users } = SMALL
let services: TestServices
let reviewId = ''
beforeEach(async () => {
  services = await openTestServices()
  reviewId = String(
    services.database.handle
      .prepare('select id from reviews where line_id is not null limit 1')
      .pluck()
      .get(),
  )
})
afterEach(() => services.dispose())

const as = (work: typeof action | typeof loader | typeof report, path: string, who: 'admin' | 'buyer') => {
  const member = asMember(users[who], who === 'admin' ? ROLE.ADMIN : ROLE.BUYER)
  return (values?: Record<string, string>) => {
    const request = new Request(
      `http://pasar.test${path}`,
      values ? { method: 'POST', body: new URLSearchParams(values) } : {},
    )
    const context = makeContext(services, request, { session: sessionOf(member) })
    return answerOf(work({ request, context, params: { kind: 'review', id: reviewId } }))
  }
}
const decide = (values: Record<string, string>, query = '') =>
  as(action, `/admin/reports${query}`, 'admin')(values)
const waiting = async () => {
  const { reports } = (await as(loader, '/admin/reports', 'admin')()) as { reports: { id: string }[] }
  return reports
}

it('removes a reported review once a reason is given; without one the form says so, and nothing is done', async () => {
  await as(report, `/report/review/${reviewId}`, 'buyer')({ reason: 'offensive', note: 'Rude words' })
  const [{ id } = { id: '' }] = await waiting()
  expect(await decide({ intent: 'remove', id, note: '  ' })).toMatchObject({
    data: {
      failure: { code: 'VALIDATION', fields: { note: expect.any(String) }, values: { id, intent: 'remove' } },
    },
  })
  expect(await waiting()).toHaveLength(1)
  const answer = await decide({ intent: 'remove', id, note: 'It names a person.' })
  expect(answer).toBeInstanceOf(Response)
  expect(await waiting()).toEqual([])
  expect(
    services.database.handle.prepare('select count(*) from reviews where id = ?').pluck().get(reviewId),
  ).toBe(0)
})

it('leads back to the list as it was, also to the whole one where the list opens with a view', async () => {
  for (const [query, back] of [
    ['?view=all', '/admin/reports?view=all'],
    ['?sort=reverse', '/admin/reports?sort=reverse'],
  ] as const) {
    await as(report, `/report/review/${reviewId}`, 'buyer')({ reason: 'offensive', note: 'Rude words' })
    const [{ id } = { id: '' }] = await waiting()
    const answer = await decide({ intent: 'close', id }, query)
    expect(answer instanceof Response && answer.headers.get('location')).toBe(back)
  }
})

it('refuses what is none of its buttons', async () => {
  expect(await decide({ intent: 'burn', id: 'rep_1' })).toMatchObject({
    data: { failure: { code: 'VALIDATION' } },
  })
})

it('shows the form about an answer to its readers, and none to the seller who wrote it', async () => {
  const { handle } = services.database
  handle.prepare("update reviews set reply = 'So.', replied_at = 1 where id = ?").run(reviewId)
  const sellerId = handle
    .prepare('select i.seller_id from items i join reviews r on r.item_id = i.id where r.id = ?')
    .pluck()
    .get(reviewId)
  const path = `/report/reviewAnswer/${reviewId}`
  const params = { kind: 'reviewAnswer', id: reviewId }
  const seller = asMember({ ...users.seller, id: String(sellerId) }, ROLE.SELLER)
  const open = (member: typeof seller) => form({ ...makeArgs(services, path, member), params })
  expect(await open(asMember(users.buyer, ROLE.BUYER))).toMatchObject({ kind: 'reviewAnswer' })
  expect(await thrownBy(open(seller))).toMatchObject({ status: 404 })
  const sent = makeArgs(services, path, seller, formOf({ reason: 'spam', note: '' }))
  expect(await thrownBy(report({ ...sent, params }))).toMatchObject({ status: 404 })
})
