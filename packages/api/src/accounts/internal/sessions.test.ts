import { hours, minutes, ROLE } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runDueJobs } from '../../platform/jobs/runner'
import { buyer, fillCart, items, readAll, useMarket, users } from '../../testing/helpers'
import { endOtherSessions, endSession, listSessions } from '../commands/sessions'

const market = useMarket()
// Lucia reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: market.ctx.now() }))
afterEach(() => void vi.useRealTimers())

const begin = async (userId = buyer.id, userAgent = 'test') => {
  const header = await market.services.sessions.begin(userId, userAgent)
  return { header, cookie: header.split(';')[0] ?? '' }
}
const find = (cookie: string | null) => market.services.sessions.find(cookie)
function wait(duration: number): void {
  market.wait(duration)
  vi.setSystemTime(market.ctx.now())
}
const setStatus = (status: string) => market.run('update users set status = ? where id = ?', status, buyer.id)

describe('a session', () => {
  it('is found by its cookie, among others, with the pieces in the cart', async () => {
    await fillCart(market, buyer, [items.kopi, 3], [items.lowStock, 2])
    const { cookie } = await begin()
    const found = await find(`theme=dark; ${cookie}; lng=ms`)
    expect(found).toMatchObject({
      member: { ...users.buyer, language: 'en', isApprovedSeller: false, isVerified: true },
      loginTimestamp: market.ctx.now(),
      cartCount: 5,
    })
    expect(found?.sessionId).toMatch(/^ses_/)
    expect(cookie).not.toContain(found?.sessionId)
  })

  it('is nobody’s without a cookie, or with one that was never given', async () => {
    await begin()
    for (const cookie of [null, '', 'session=', 'session=guess', 'other=1', `session=${'x'.repeat(5_000)}`])
      expect(await find(cookie)).toBeNull()
  })

  it('has a cookie no script reads, for this site, for a day', async () => {
    const { header } = await begin()
    expect(header).toMatch(/^session=[a-z0-9]{30,}; /)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=86400']) expect(header).toContain(part)
    expect(header).not.toContain('Secure')
  })

  it('has a new id at each login', async () => {
    const [one, two] = [await begin(), await begin()]
    expect(one.cookie).not.toBe(two.cookie)
    expect((await find(one.cookie))?.sessionId).not.toBe((await find(two.cookie))?.sessionId)
  })

  it('leaves no id in the database that signs anyone in', async () => {
    const { cookie } = await begin()
    const secret = cookie.replace('session=', '')
    expect(JSON.stringify(readAll(market))).not.toContain(secret)
    const [row] = market.rows<{ id: string; public_id: string }>('select id, public_id from sessions')
    expect(row?.id).toMatch(/^[0-9a-f]{64}$/)
    for (const stolen of [row?.id, row?.public_id]) expect(await find(`session=${stolen}`)).toBeNull()
  })

  it('ends 24 hours after the login, however much it is used', async () => {
    const { cookie } = await begin()
    for (let passed = 0; passed < 23; passed++) {
      wait(hours(1))
      expect(await find(cookie)).not.toBeNull()
    }
    wait(hours(1) - 1)
    expect(await find(cookie)).not.toBeNull()
    wait(2)
    expect(await find(cookie)).toBeNull()
    expect(market.rows('select id from sessions')).toEqual([])
  })

  it('ends by logging out, and only that one', async () => {
    const [here, elsewhere] = [await begin(), await begin()]
    await market.services.sessions.end(here.cookie)
    const cleared = market.services.sessions.clearCookie()
    expect(cleared).toMatch(/^session=; /)
    expect(cleared).toContain('Max-Age=0')
    expect(await find(here.cookie)).toBeNull()
    expect(await find(elsewhere.cookie)).not.toBeNull()
    for (const nothing of [here.cookie, null, 'session=guess'])
      await expect(market.services.sessions.end(nothing)).resolves.toBeUndefined()
  })

  it.each(['suspended', 'deleted'])('of a member who is %s is dead at once', async (status) => {
    const { cookie } = await begin()
    setStatus(status)
    expect(await find(cookie)).toBeNull()
  })

  it('knows at once what has changed about its member', async () => {
    const { cookie } = await begin()
    market.run(
      "update users set role = ?, seller_status = 'approved', name = 'New' where id = ?",
      ROLE.SELLER,
      buyer.id,
    )
    expect((await find(cookie))?.member).toMatchObject({
      role: ROLE.SELLER,
      isApprovedSeller: true,
      name: 'New',
    })
  })

  it('costs one statement to find', async () => {
    const { cookie } = await begin()
    market.services.statements.length = 0
    await find(cookie)
    expect(market.services.statements).toHaveLength(1)
  })

  it('keeps no more than 300 characters of what the browser says of itself', async () => {
    await begin(buyer.id, 'x'.repeat(10_000))
    expect(market.value('select length(user_agent) from sessions')).toBe(300)
  })

  it('is swept when it has ended', async () => {
    await begin()
    wait(hours(12))
    await begin()
    wait(hours(12))
    await runDueJobs(market.ctx)
    expect(market.value('select count(*) from sessions')).toBe(1)
  })
})

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

describe('the list of sessions', () => {
  const list = (current = '', client = '203.0.113.9') =>
    listSessions({ ...market.ctx, client }, buyer, current)
  const idOf = async (cookie: string) => (await find(cookie))?.sessionId ?? ''

  it('says where: device, network, last use; the present one first', async () => {
    await market.services.sessions.begin(buyer.id, chrome, '203.0.113.77')
    wait(minutes(10))
    const here = (await market.services.sessions.begin(buyer.id, 'curl/8', '2001:db8::7')).split(';')[0] ?? ''
    wait(minutes(10))
    await market.services.sessions.begin(buyer.id, chrome, '')
    await market.services.sessions.begin(users.seller.id, chrome, '203.0.113.77')
    const current = await idOf(here)
    expect(await list(current)).toMatchObject([
      {
        sessionId: current,
        isCurrent: true,
        browser: null,
        network: '2001:db8:0::/48',
        isThisNetwork: false,
      },
      { isCurrent: false, browser: 'Chrome', system: 'Windows', network: '', isThisNetwork: false },
      { isCurrent: false, browser: 'Chrome', network: '203.0.113.x', isThisNetwork: true, kind: 'web' },
    ])
    expect(JSON.stringify(await list(current))).not.toContain('203.0.113.77')
    expect(JSON.stringify(readAll(market))).not.toContain('203.0.113.77')
  })

  it('knows the last use to a few minutes, and writes no more often', async () => {
    const { cookie } = await begin()
    const began = market.ctx.now()
    const lastUse = async () => (await list())[0]?.lastUsedAt
    wait(minutes(5) - 1)
    await find(cookie)
    expect(await lastUse()).toBe(began)
    wait(1)
    market.services.statements.length = 0
    await Promise.all([find(cookie), find(cookie)])
    await vi.waitFor(async () => expect(await lastUse()).toBe(began + minutes(5)))
    expect(market.services.statements[0]).toMatch(/^select/)
  })

  it('signs out one, of one’s own only, and notifies listeners', async () => {
    const [here, there] = [await begin(), await begin()]
    const theirs = await begin(users.seller.id)
    const received: unknown[] = []
    const stop = market.services.onSessionsEnded((ended) => void received.push(ended))
    await endSession(market.ctx, buyer, await idOf(theirs.cookie))
    expect(await find(theirs.cookie)).not.toBeNull()
    const gone = await idOf(there.cookie)
    await endSession(market.ctx, buyer, gone)
    await endSession(market.ctx, buyer, gone)
    expect(await find(there.cookie)).toBeNull()
    expect(await find(here.cookie)).not.toBeNull()
    expect(received).toEqual([{ userId: buyer.id, sessionIds: [gone] }])
    stop()
    await market.services.sessions.end(here.cookie)
    expect(received).toHaveLength(1)
  })

  it('signs out all others, and logging out notifies listeners', async () => {
    const [here, there, theirs] = [await begin(), await begin(), await begin(users.seller.id)]
    const current = await idOf(here.cookie)
    await endOtherSessions(market.ctx, buyer, current)
    expect(await find(there.cookie)).toBeNull()
    expect(await find(theirs.cookie)).not.toBeNull()
    expect(await list(current)).toMatchObject([{ sessionId: current }])
    const received: unknown[] = []
    market.services.onSessionsEnded((ended) => void received.push(ended))
    await market.services.sessions.end(here.cookie)
    expect(received).toEqual([{ userId: buyer.id, sessionIds: [current] }])
  })
})

describe('over https', () => {
  const secure = useMarket({ APP_URL: 'https://pasar.example' })

  it('the cookie is for https and this host only', async () => {
    const header = await secure.services.sessions.begin(buyer.id, '')
    expect(header).toMatch(/^__Host-session=/)
    expect(header).toContain('Secure')
    expect(header).not.toContain('Domain')
    expect(await secure.services.sessions.find(header.split(';')[0] ?? '')).not.toBeNull()
    expect(
      await secure.services.sessions.find((header.split(';')[0] ?? '').replace('__Host-', '')),
    ).toBeNull()
  })
})
