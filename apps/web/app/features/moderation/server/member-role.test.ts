import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/admin-user.server'

const { admin, newbuyer, seller } = SMALL.users

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.dispose())

function argsFor(id: string, init: RequestInit = {}) {
  const request = new Request(`http://pasar.test/admin/users/${id}`, init)
  const context = makeContext(services, request, { session: sessionOf(asMember(admin, ROLE.ADMIN)) })
  return { request, context, params: { id } }
}
const show = (id: string) => answerOf(loader(argsFor(id)))
const post = (id: string, values: Record<string, string>) =>
  answerOf(action(argsFor(id, { method: 'POST', body: new URLSearchParams({ intent: 'role', ...values }) })))

it('offers the roles that a member can have, and gives one of them', async () => {
  expect(await show(seller.id)).toMatchObject({ roles: [] })
  expect(await show(newbuyer.id)).toMatchObject({ roles: [ROLE.MANAGER, ROLE.ADMIN] })
  const given = await post(newbuyer.id, { from: '3', to: '5', reason: 'Reviews applications' })
  expect(given instanceof Response && given.headers.get('location')).toBe(`/admin/users/${newbuyer.id}`)
  expect(await show(newbuyer.id)).toMatchObject({ member: { role: ROLE.MANAGER } })
})

it('says why a role stays, and keeps what was typed', async () => {
  const values = { from: '1', to: '3', reason: 'No time any more' }
  expect(await post(admin.id, values)).toMatchObject({
    data: { failure: { code: 'ROLE_OWN', values: { reason: 'No time any more' } } },
  })
  expect(await post(seller.id, { from: '2', to: '9', reason: '' })).toMatchObject({
    data: { failure: { fields: { to: 'required', reason: 'required' } } },
  })
})
