import { findRoute, IMPERSONATION_LENGTH, minutes, type RoutePath } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount, endOtherSessions, type LiveSession } from '../accounts'
import { takeAlong } from '../accounts/testing/export-helpers'
import { makeReadOnly } from '../platform/limits/read-only'
import { asAdmin, asBuyer, SMALL } from '../testing'
import { readAll, refusalOf, useMarket, users } from '../testing/helpers'
import { endImpersonation, startImpersonation } from './commands/impersonation'
import { suspendFromDesk } from './commands/members'
import { changeRole } from './commands/roles'
import { memberPage } from './reads/members'

const market = useMarket()
// Lucia reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: market.ctx.now() }))
afterEach(() => void vi.useRealTimers())

const ADMIN2 = { id: 'usr_admin2', email: 'admin2@pasar.test', name: 'Second Admin' }
const admin = asAdmin(users.admin)
const why = { reason: 'Asked for help with the cart' }
const { buyer } = users

beforeEach(() => {
  market.run(
    "insert into users (id, email, name, password_hash, role, verified_at, created_at) values (?, ?, ?, 'none', 1, 1, 1)",
    ADMIN2.id,
    ADMIN2.email,
    ADMIN2.name,
  )
})

function wait(duration: number): void {
  market.wait(duration)
  vi.setSystemTime(market.ctx.now())
}

async function signIn(userId: string): Promise<{ cookie: string; session: LiveSession }> {
  const [cookie = ''] = (await market.services.sessions.begin(userId, 'test')).split(';')
  const session = await market.services.sessions.findOwn(cookie)
  if (!session) throw new Error('no session')
  return { cookie, session }
}
const ask = (cookie: string, path: RoutePath, method = 'GET') =>
  market.services.sessions.find(cookie, { route: findRoute(path), method })
const whoAt = async (cookie: string, path: RoutePath, method = 'GET') => {
  try {
    return (await ask(cookie, path, method))?.member.id ?? null
  } catch (error) {
    return (error as { code?: string }).code
  }
}
async function lookAt(memberId: string = buyer.id, adminId: string = admin.id) {
  const signedIn = await signIn(adminId)
  await startImpersonation(
    market.ctx,
    asAdmin({ ...users.admin, id: adminId }),
    signedIn.session,
    memberId,
    why,
  )
  return signedIn
}

describe('an impersonation', () => {
  it('is answered as the member on open pages, as oneself where it ends, and refused elsewhere', async () => {
    const { cookie } = await lookAt()
    const found = await ask(cookie, '/shop')
    expect(found).toMatchObject({
      member: { id: buyer.id, role: buyer.role, name: buyer.name },
      confirmedAt: 0,
    })
    expect(found?.impersonation).toMatchObject({
      adminId: admin.id,
      endsAt: market.ctx.now() + IMPERSONATION_LENGTH,
      reason: why.reason,
    })
    expect(await whoAt(cookie, '/admin/impersonation')).toBe(admin.id)
    expect(await whoAt(cookie, '/admin/impersonation', 'POST')).toBe(admin.id)
    expect(await whoAt(cookie, '/logout', 'POST')).toBe(admin.id)
    for (const path of [
      '/checkout',
      '/user-profile/security',
      '/messages',
      '/admin/users',
      '/login',
    ] as const)
      expect([path, await whoAt(cookie, path)]).toEqual([path, 'LOOK_REFUSED'])
    expect(await whoAt(cookie, '/cart', 'POST')).toBe('LOOK_REFUSED')
    expect(await refusalOf(market.services.sessions.find(cookie))).toBe('LOOK_REFUSED')
  })

  it('is in the history of the member and in their data, with the reason', async () => {
    const { cookie, session } = await lookAt()
    wait(minutes(2))
    expect(await endImpersonation(market.ctx, admin, session.sessionId)).toBe(buyer.id)
    expect(await endImpersonation(market.ctx, admin, session.sessionId)).toBeNull()
    expect(await whoAt(cookie, '/shop')).toBe(admin.id)
    const { audit } = await memberPage(market.ctx, admin, buyer.id)
    expect(audit.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['endLook', users.admin.name, ''],
      ['beginLook', users.admin.name, why.reason],
    ])
    const [row] = market.rows<{ started_at: number; ended_at: number }>('select * from member_looks')
    expect((row?.ended_at ?? 0) - (row?.started_at ?? 0)).toBe(minutes(2))
  })

  it('shows nothing once its time is over, and does nothing in the admin’s own name until it is ended', async () => {
    const { cookie, session } = await lookAt()
    wait(IMPERSONATION_LENGTH - 1)
    expect(await whoAt(cookie, '/shop')).toBe(buyer.id)
    wait(1)
    for (const [path, method] of [
      ['/shop', 'GET'],
      ['/report/:kind/:id', 'POST'],
      ['/admin/users', 'GET'],
    ] as const)
      expect(await whoAt(cookie, path, method)).toBe('LOOK_OVER')
    wait(minutes(5))
    await endImpersonation(market.ctx, admin, session.sessionId)
    expect(await whoAt(cookie, '/admin/users')).toBe(admin.id)
    expect(market.value('select ended_at - started_at from member_looks')).toBe(IMPERSONATION_LENGTH)
  })

  it('is over when the member is suspended, becomes staff or leaves', async () => {
    const { cookie } = await lookAt()
    await suspendFromDesk(market.ctx, asAdmin(ADMIN2), buyer.id, { reason: 'Spam' })
    expect(await whoAt(cookie, '/shop')).toBe('LOOK_OVER')
    market.run("update users set status = 'active', role = 5 where id = ?", buyer.id)
    expect(await whoAt(cookie, '/shop')).toBe('LOOK_OVER')
    market.run("update users set status = 'deleted', role = 3 where id = ?", buyer.id)
    expect(await whoAt(cookie, '/shop')).toBe('LOOK_OVER')
  })

  it('ends with the session: by logging out, from elsewhere, and with the role of the admin', async () => {
    const out = await lookAt()
    wait(minutes(1))
    await market.services.sessions.end(out.cookie)
    const [elsewhere, here] = [await lookAt(), await signIn(admin.id)]
    await endOtherSessions(market.ctx, admin, here.session.sessionId)
    const demoted = await lookAt(buyer.id, ADMIN2.id)
    await changeRole(market.ctx, admin, here.session, ADMIN2.id, { from: 1, to: 3, reason: 'Left' })
    for (const { cookie } of [out, elsewhere, demoted]) expect(await whoAt(cookie, '/shop')).toBeNull()
    expect(market.value('select count(*) from member_looks where ended_at is null')).toBe(0)
  })

  it('is nothing for who is no admin any more, even where the session lived on', async () => {
    const { cookie } = await lookAt(buyer.id, ADMIN2.id)
    market.run('update users set role = 3 where id = ?', ADMIN2.id)
    expect(await whoAt(cookie, '/shop')).toBe(ADMIN2.id)
    expect((await ask(cookie, '/shop'))?.impersonation).toBeNull()
  })

  it('is each admin’s and each session’s own', async () => {
    const first = await lookAt()
    const second = await lookAt(users.seller.id, ADMIN2.id)
    const third = await signIn(admin.id)
    expect(await whoAt(first.cookie, '/unauthorized')).toBe(buyer.id)
    expect(await whoAt(second.cookie, '/unauthorized')).toBe(users.seller.id)
    expect(await whoAt(third.cookie, '/unauthorized')).toBe(admin.id)
    expect(await endImpersonation(market.ctx, admin, third.session.sessionId)).toBeNull()
    await endImpersonation(market.ctx, admin, first.session.sessionId)
    expect(await whoAt(second.cookie, '/unauthorized')).toBe(users.seller.id)
  })

  it('is open once in a session, whichever of two presses came first', async () => {
    const { session } = await signIn(admin.id)
    const begin = (id: string) => startImpersonation(market.ctx, admin, session, id, why)
    const results = await Promise.allSettled([begin(buyer.id), begin(users.seller.id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(begin(buyer.id))).toBe('LOOK_IS_OPEN')
    expect(market.value("select count(*) from audit_log where action = 'beginLook'")).toBe(1)
    await market.services.sessions.end(null)
    market.run('delete from sessions where public_id = ?', session.sessionId)
    market.run('update member_looks set ended_at = 1')
    expect(await refusalOf(begin(buyer.id))).toBe('LOOK_IS_OPEN')
  })
})

describe('an impersonation is refused', () => {
  const codeOf = async (id: string) => {
    const { session } = await signIn(admin.id)
    return refusalOf(startImpersonation(market.ctx, admin, session, id, why))
  }

  it('at oneself, at staff, at nobody, and at members who are suspended, erased or unconfirmed', async () => {
    expect(await codeOf(admin.id)).toBe('FORBIDDEN')
    for (const id of [ADMIN2.id, users.manager.id]) expect(await codeOf(id)).toBe('LOOK_NOT_POSSIBLE')
    expect(await codeOf('usr_none')).toBe('NOT_FOUND')
    for (const change of [
      "status = 'suspended'",
      "status = 'deleted'",
      "status = 'active', verified_at = null",
    ]) {
      market.run(`update users set ${change} where id = ?`, users.tan.id)
      expect(await codeOf(users.tan.id)).toBe('LOOK_NOT_POSSIBLE')
    }
    expect(market.value('select count(*) from member_looks')).toBe(0)
    expect(market.value("select count(*) from audit_log where action = 'beginLook'")).toBe(0)
  })

  it('to who has not proved a moment ago who they are', async () => {
    const { session } = await signIn(admin.id)
    wait(minutes(11))
    expect(await refusalOf(startImpersonation(market.ctx, admin, session, buyer.id, why))).toBe(
      'REAUTHENTICATE',
    )
  })
})

it('stands in the member’s own data without who it was, and goes with the account', async () => {
  const member = asBuyer(users.newbuyer)
  await lookAt(member.id)
  const text = (await takeAlong(market.ctx, member)).text('looks.json')
  expect(JSON.parse(text)).toEqual([
    { startedAt: market.ctx.now(), endedAt: market.ctx.now() + IMPERSONATION_LENGTH, reason: why.reason },
  ])
  expect(text).not.toContain(users.admin.name)
  await deleteAccount(market.ctx, member, { password: SMALL.password, code: '' }, false)
  expect(market.rows('select reason, ended_at from member_looks')).toEqual([{ reason: '', ended_at: null }])
})

it('does nothing in the admin’s own name when the member leaves meanwhile, until it is ended', async () => {
  const ended = await lookAt()
  await endImpersonation(market.ctx, admin, ended.session.sessionId)
  market.run("update parcels set state = 'completed'")
  market.run("update auctions set leader_id = null where state = 'running'")
  const { cookie, session } = await lookAt()
  await deleteAccount(market.ctx, asBuyer(buyer), { password: SMALL.password, code: '' }, true)
  expect(await whoAt(cookie, '/report/:kind/:id', 'POST')).toBe('LOOK_OVER')
  expect(market.rows('select reason from member_looks')).toEqual([{ reason: '' }])
  await endImpersonation(market.ctx, admin, session.sessionId)
  expect(await whoAt(cookie, '/admin/users')).toBe(admin.id)
})

it('has a context that writes and counts nothing', async () => {
  const before = readAll(market)
  const ctx = makeReadOnly(market.ctx)
  let hasRun = false
  const work = ctx.transact({ user: buyer.id }, async () => {
    hasRun = true
  })
  expect(await refusalOf(work)).toBe('LOOK_REFUSED')
  await ctx.limits.take('code', buyer.id)
  ctx.itemViews.note('itm_1', 'x', null)
  expect([hasRun, market.ctx.itemViews.take()]).toEqual([false, []])
  expect(readAll(market)).toEqual(before)
})
