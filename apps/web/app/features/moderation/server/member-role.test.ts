import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/admin-user.server'

const { admin, newbuyer, seller } = SMALL.users

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const second = { id: 'usr_admin2', email: 'a2@pasar.test', name: 'Second' }
const run = (sql: string, ...values: unknown[]) => services.database.handle.prepare(sql).run(...values)
const addSecond = () =>
  run(
    "insert into users (id, email, name, password_hash, role, verified_at, created_at) values (?, ?, ?, 'none', 1, 1, 1)",
    ...Object.values(second),
  )
const countAdmins = () =>
  services.database.handle
    .prepare("select count(*) from users where role = 1 and status = 'active'")
    .pluck()
    .get()

function argsFor(
  id: string,
  init: RequestInit = {},
  who: typeof second = admin,
  provenAt: number = services.context.now(),
) {
  const request = new Request(`http://pasar.test/admin/users/${id}`, init)
  const context = makeContext(services, request, { session: sessionOf(asMember(who, ROLE.ADMIN), provenAt) })
  return { request, context, params: { id } }
}
const show = (id: string) => answerOf(loader(argsFor(id)))
const post = (id: string, values: Record<string, string>, who: typeof second = admin) =>
  answerOf(
    action(argsFor(id, { method: 'POST', body: new URLSearchParams({ intent: 'role', ...values }) }, who)),
  )
const isDone = (answer: unknown) => answer instanceof Response && answer.status === 302

it('offers the roles that a member can have, and gives one of them', async () => {
  expect(await show(seller.id)).toMatchObject({ roles: [] })
  expect(await show(newbuyer.id)).toMatchObject({ roles: [ROLE.MANAGER, ROLE.ADMIN] })
  const given = await post(newbuyer.id, { from: '3', to: '5', reason: 'Reviews applications' })
  expect(given instanceof Response && given.headers.get('location')).toBe(`/admin/users/${newbuyer.id}`)
  expect(await show(newbuyer.id)).toMatchObject({ member: { role: ROLE.MANAGER } })
})

it('knows of every member whether who they are is proved, so that the way there comes before the forms', async () => {
  for (const { id } of [newbuyer, seller, admin]) {
    expect(await show(id)).toMatchObject({ isProven: true })
    expect(await answerOf(loader(argsFor(id, {}, admin, 0)))).toMatchObject({ isProven: false })
  }
})

it('asks for a proof of who they are, to another role and to reset two-step login', async () => {
  for (const form of ['intent=role&from=3&to=1&reason=Reviews', 'intent=resetTwoFactor&reason=Lost']) {
    const init = { method: 'POST', body: new URLSearchParams(form) }
    const answer = await answerOf(action(argsFor(newbuyer.id, init, admin, 0)))
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      `/reauthenticate?from=${encodeURIComponent(`/admin/users/${newbuyer.id}`)}`,
    )
  }
  expect(await show(newbuyer.id)).toMatchObject({ member: { role: ROLE.BUYER } })
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

it('lets one of two admins through, and tells the other who was first', async () => {
  addSecond()
  const values = { from: '3', reason: 'Reviews applications' }
  const [first, other] = await Promise.all([
    post(newbuyer.id, { ...values, to: '5' }),
    post(newbuyer.id, { ...values, to: '1' }, second),
  ])
  expect(isDone(first)).toBe(true)
  expect(other).toMatchObject({ data: { failure: { code: 'ROLE_CHANGED', details: { who: admin.name } } } })
})

it('leaves one admin when two take it from each other, or suspend each other', async () => {
  addSecond()
  const values = { from: '1', to: '3', reason: 'No time any more' }
  const answers = await Promise.all([post(second.id, values), post(admin.id, values, second)])
  expect(answers.filter(isDone)).toHaveLength(1)
  expect(countAdmins()).toBe(1)
  run('update users set role = 1')
  const suspend = { intent: 'suspend', reason: 'Asked to be paid outside' }
  run('update users set role = 3 where id not in (?, ?)', admin.id, second.id)
  const both = await Promise.all([post(second.id, suspend), post(admin.id, suspend, second)])
  expect(both.filter(isDone)).toHaveLength(1)
  expect(countAdmins()).toBe(1)
  expect(await post(admin.id, suspend)).toMatchObject({ data: { failure: { code: 'FORBIDDEN' } } })
})

it('does not end a payout that is under way', async () => {
  run('update users set role = 4, seller_status = null where id = ?', newbuyer.id)
  run(
    `insert into bank_accounts (id, user_id, bank, holder, sealed_number, created_at, usable_at)
     values ('bac_1', ?, 'MBBEMYKL', 'Daniel', 'x', 1, 1)`,
    newbuyer.id,
  )
  run(
    "insert into payout_runs (id, state, proposed_by, proposed_at) values ('prn_1', 'proposed', ?, 1)",
    admin.id,
  )
  run(
    `insert into payouts (id, run_id, user_id, bank_account_id, reference, seller_sen, reseller_sen, amount_sen, created_at, moved_at)
     values ('pay_1', 'prn_1', ?, 'bac_1', 'REF1', 0, 500, 500, 1, 1)`,
    newbuyer.id,
  )
  expect(await post(newbuyer.id, { from: '4', to: '3', reason: 'No longer recruits' })).toMatchObject({
    data: { failure: { code: 'ROLE_HAS_PAYOUT' } },
  })
})
