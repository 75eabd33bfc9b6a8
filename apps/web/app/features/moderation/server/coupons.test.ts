import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { auditSubjectPath, ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action as change, loader as look } from '../routes/admin-coupon.server'
import { action as make } from '../routes/admin-coupon-new.server'
import { loader } from '../routes/admin-coupons.server'
import { loader as file } from '../routes/admin-coupons-csv.server'
import { action as changeSeveral } from '../routes/staff-change.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(
  work: typeof make | typeof change | typeof look | typeof loader | typeof file,
  path: string,
  values?: Record<string, string>,
  user = users.admin,
  role: RoleId = ROLE.ADMIN,
) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const context = makeContext(services, request, { session: sessionOf(asMember(user, role)) })
  const id = /^\/admin\/coupons\/(cpn_\w+)/.exec(path)?.[1]
  return answerOf(work({ request, context, params: id === undefined ? {} : { id } }))
}
const FORM = { couponCode: 'raya', kind: 'percent', percent: '10', payer: 'platform', target: 'all' }

it('makes a coupon, stops it, and refuses the second who stops it', async () => {
  expect(locationOf(await ask(make, '/admin/coupons/new', { ...FORM, budget: '100' }))).toContain(
    '/admin/coupons',
  )
  const page = await ask(loader, '/admin/coupons?q=raya')
  expect(page).toMatchObject({ coupons: [{ code: 'RAYA', status: 'running', budget: 10_000 }], next: null })
  const id = String(
    services.database.handle.prepare("select id from coupons where code = 'RAYA'").pluck().get(),
  )
  const place = `/admin/coupons/${id}`
  expect(auditSubjectPath(id)).toBe(place)
  const reason = 'It costs too much.'
  for (const intent of ['', 'delete', 'Resume'])
    expect(await ask(change, place, { intent, reason })).toMatchObject({
      data: { failure: { code: 'VALIDATION' } },
    })
  expect(await ask(change, place, { intent: 'stop', reason: ' ' })).toMatchObject({
    data: { failure: { fields: { reason: 'required' }, values: { intent: 'stop' } } },
  })
  expect(await ask(look, place)).toMatchObject({ coupon: { status: 'running' }, uses: [], isFirst: true })
  const stop = () => ask(change, place, { intent: 'stop', reason })
  expect(locationOf(await stop())).toBe(place)
  expect(await ask(look, place)).toMatchObject({
    coupon: { status: 'stopped', stoppedBy: 'staff' },
    audit: [{ action: 'stopCoupon', reason }, { action: 'makeCoupon' }],
  })
  expect(await stop()).toMatchObject({ data: { failure: { code: 'COUPON_STOPPED_BEFORE' } } })
  expect(await ask(look, '/admin/coupons/cpn_none')).toHaveProperty('status', 404)
})

it('asks for a reason before several are stopped, which each payer reads', async () => {
  const { store } = SMALL.items.kopi
  const { handle } = services.database
  handle
    .prepare(
      `insert into coupons (id, code, kind, percent_bps, starts_at, payer, store_id, created_at)
       values ('cpn_many', 'MANY10', 'percent', 1000, 1, 'seller', ?, 1)`,
    )
    .run(store.id)
  const bulk = (values: Record<string, string>) => {
    const request = new Request('http://pasar.test/admin/change/coupons', {
      method: 'POST',
      body: new URLSearchParams({ do: 'stop', 'record-cpn_many': '', ...values }),
    })
    const context = makeContext(services, request, { session: sessionOf(asMember(users.admin, ROLE.ADMIN)) })
    return answerOf(changeSeveral({ request, context, params: { list: 'coupons' } }))
  }
  expect(await bulk({})).toMatchObject({ data: { failure: { fields: { reason: 'required' } } } })
  expect(await bulk({ reason: 'It names another store.' })).toMatchObject({ result: { changed: 1 } })
  expect(handle.prepare("select data from notifications where kind = 'couponStopped'").pluck().all()).toEqual(
    [JSON.stringify({ code: 'MANY10', note: 'It names another store.' })],
  )
})

it('keeps what was typed, with a sentence at its field', async () => {
  const answer = await ask(make, '/admin/coupons/new', { ...FORM, payer: 'seller', percent: '95' })
  expect(answer).toMatchObject({
    data: {
      failure: {
        fields: { target: 'couponTarget', percent: 'couponPercent' },
        values: { couponCode: 'raya', percent: '95' },
      },
    },
  })
})

it('sends the coupons as a file', async () => {
  const answer = await ask(file, '/admin/coupons.csv?payer=seller')
  if (!(answer instanceof Response)) throw new Error('No answer')
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Code,Discount,Paid by')
  expect(lines.slice(1).every((line) => line.includes(',Seller,'))).toBe(true)
})

it('is for admins alone', async () => {
  for (const work of [loader, file, look])
    expect(await ask(work, '/admin/coupons', undefined, users.seller, ROLE.SELLER)).toHaveProperty(
      'status',
      302,
    )
  expect(await ask(make, '/admin/coupons/new', FORM, users.manager, ROLE.MANAGER)).toHaveProperty(
    'status',
    302,
  )
  expect(
    services.database.handle.prepare("select count(*) from coupons where code = 'RAYA'").pluck().get(),
  ).toBe(0)
})
