import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { action, loader } from '../routes/admin-payout-rules.server'

const PATH = '/admin/payouts/rules'
const FIELDS = {
  minimum: '10.00',
  secondAdmin: '5,000.00',
  seenMinimum: '10.00',
  seenSecondAdmin: '5,000.00',
}

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function call(work: unknown, values?: Record<string, string>, role: number = ROLE.ADMIN) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${PATH}`, init)
  const member = asMember(SMALL.users.admin, role as typeof ROLE.ADMIN)
  const session = async () => ({ member, confirmedAt: null, cartCount: 0, unreadCount: 0 }) as never
  const context = makeContext(services, request, { session })
  return answerOf((work as (args: never) => Promise<unknown>)({ request, context, params: {} } as never))
}

it('shows what other rules would change before it sets them', async () => {
  const typed = { ...FIELDS, minimum: '12.5' }
  const shown = await call(action, { ...typed, intent: 'preview' })
  expect(shown).toMatchObject({ preview: { minimum: 1_250, before: { payouts: 0 }, after: { payouts: 0 } } })
  expect(await call(loader)).toMatchObject({ fields: FIELDS, changes: [] })
  const saved = await call(action, { ...typed, intent: 'save' })
  expect(saved instanceof Response && saved.headers.get('location')).toBe(PATH)
  expect(await call(loader)).toMatchObject({
    fields: { minimum: '12.50', seenMinimum: '12.50' },
    changes: [{ rule: 'minimum', change: 'RM 10.00 → RM 12.50', byName: SMALL.users.admin.name }],
  })
})

it('says at its field what is no amount, and keeps what was typed', async () => {
  expect(await call(action, { ...FIELDS, minimum: 'ten', intent: 'preview' })).toMatchObject({
    data: { failure: { fields: { minimum: 'price' }, values: { minimum: 'ten', secondAdmin: '5,000.00' } } },
  })
})

it('refuses a save from an outdated page, and is for admins only', async () => {
  await call(action, { ...FIELDS, secondAdmin: '1', intent: 'save' })
  expect(await call(action, { ...FIELDS, minimum: '20', intent: 'save' })).toMatchObject({
    data: { failure: { code: 'PAYOUT_RULES_CHANGED' } },
  })
  const turned = await call(loader, undefined, ROLE.SELLER)
  expect(turned instanceof Response && turned.status).toBe(302)
})
