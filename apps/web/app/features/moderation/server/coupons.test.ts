import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action as make } from '../routes/admin-coupon.server'
import { action as change, loader } from '../routes/admin-coupons.server'
import { loader as file } from '../routes/admin-coupons-csv.server'

const { users } = SMALL
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(
  work: typeof make | typeof change | typeof loader | typeof file,
  path: string,
  values?: Record<string, string>,
  user = users.admin,
  role: RoleId = ROLE.ADMIN,
) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const context = makeContext(services, request, { session: sessionOf(asMember(user, role)) })
  return answerOf(work({ request, context, params: {} }))
}
const FORM = { couponCode: 'raya', kind: 'percent', percent: '10', payer: 'platform', target: 'all' }
const to = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null)

it('makes a coupon, stops it, and refuses the second who stops it', async () => {
  expect(to(await ask(make, '/admin/coupons/new', { ...FORM, budget: '100' }))).toContain('/admin/coupons')
  const page = await ask(loader, '/admin/coupons?q=raya')
  expect(page).toMatchObject({ coupons: [{ code: 'RAYA', status: 'running', budget: 10_000 }], next: null })
  const id = String(
    services.database.handle.prepare("select id from coupons where code = 'RAYA'").pluck().get(),
  )
  for (const intent of ['', 'delete', 'Resume'])
    expect(await ask(change, '/admin/coupons', { id, intent })).toMatchObject({
      data: { failure: { code: 'VALIDATION' } },
    })
  expect(await ask(loader, '/admin/coupons?q=raya')).toMatchObject({ coupons: [{ status: 'running' }] })
  const stop = () => ask(change, '/admin/coupons?q=RAYA&payer=platform', { id, intent: 'stop' })
  expect(to(await stop())).toBe('/admin/coupons?payer=platform&q=RAYA')
  expect(await stop()).toMatchObject({ data: { failure: { code: 'COUPON_STOPPED_BEFORE' } } })
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
  for (const work of [loader, file])
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
