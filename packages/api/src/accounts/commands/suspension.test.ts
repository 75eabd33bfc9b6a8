import { minutes, ROLE } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Admin } from '../../access/actors'
import { asMember, SMALL } from '../../testing'
import { buyer, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import type { EndedSessions } from '../internal/session-ends'
import { mailsOf, recent, tokenIn } from '../testing/profile-helpers'
import { answerChallenge } from './challenges'
import { confirmEmailChange, requestEmailChange } from './email-change'
import { logIn, register } from './login'
import { requestReset, resetPassword } from './passwords'
import { liftSuspension, setSuspension, suspendMember } from './suspension'
import { issueTokens, refreshTokens } from './tokens'

const market = useMarket()
const admin = asMember(users.admin, ROLE.ADMIN) as Admin
const why = { reason: 'Goods paid for outside the market' }
const enter = (password: string = SMALL.password) => logIn(market.ctx, { email: buyer.email, password })
const suspend = (userId = buyer.id) => suspendMember(market.ctx, admin, userId, why)
const lift = () => liftSuspension(market.ctx, admin, buyer.id, why)
const audit = () =>
  market.rows('select actor_id, action, subject_id, reason, at from audit_log order by rowid')

let ended: EndedSessions[] = []
beforeEach(() => {
  ended = []
  market.services.onSessionsEnded((given) => void ended.push(given))
})

describe('a member who is suspended', () => {
  it('is signed out everywhere by the same commit, and open sockets are notified', async () => {
    const { sessions } = market.services
    const cookie = (await sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
    const app = await issueTokens(market.ctx, buyer.id, 'test')
    const ids = market.rows<{ id: string }>('select public_id as id from sessions').map(({ id }) => id)
    expect(await suspend()).toBe(true)
    expect(await sessions.find(cookie)).toBeNull()
    expect(await sessions.findBearer(`Bearer ${app.token}`)).toBeNull()
    expect(await refusalOf(refreshTokens(market.ctx, app.refreshToken))).toBe('SESSION_EXPIRED')
    expect(ended.map(({ userId }) => userId)).toEqual([buyer.id])
    expect([...(ended[0]?.sessionIds ?? [])].sort()).toEqual(ids.sort())

    await lift()
    expect(await sessions.find(cookie)).toBeNull()
    expect(await refusalOf(refreshTokens(market.ctx, app.refreshToken))).toBe('SESSION_EXPIRED')
  })

  it('is refused at login, after the right password only, until it is lifted', async () => {
    await suspend()
    expect(await refusalOf(enter())).toBe('ACCOUNT_SUSPENDED')
    expect(await refusalOf(enter('wrong password'))).toBe('WRONG_LOGIN')
    await lift()
    expect(await enter()).toMatchObject({ step: 'signedIn', userId: buyer.id })
  })

  it('gets no session by a login that was half done', async () => {
    const begun = await enter()
    expect(begun.step).toBe('signedIn')
    await suspend()
    expect(await refusalOf(market.services.sessions.begin(buyer.id, 'test'))).toBe('SESSION_EXPIRED')
    expect(await refusalOf(issueTokens(market.ctx, buyer.id, 'test'))).toBe('SESSION_EXPIRED')
    expect(market.value('select count(*) from sessions where user_id = ?', buyer.id)).toBe(0)
  })

  it('gets in by no link or second step that was under way, also after it is lifted', async () => {
    await requestReset(market.ctx, buyer.email, null)
    await requestEmailChange(market.ctx, recent(buyer), 'other@example.com')
    market.run(
      `insert into login_challenges values ('hash', ?, 0, 0, ?)`,
      buyer.id,
      market.ctx.now() + minutes(5),
    )
    await suspend()
    await lift()
    const [reset, ...changes] = mailsOf(market).filter(({ values }) => values.link !== undefined)
    const password = { password: 'a brand new password' }
    expect(await refusalOf(resetPassword(market.ctx, tokenIn(reset), password))).toBe('LINK_ENDED')
    for (const mail of changes)
      expect(await refusalOf(confirmEmailChange(market.ctx, tokenIn(mail)))).toBe('LINK_ENDED')
    expect(market.value('select count(*) from login_challenges')).toBe(0)
    expect(await refusalOf(answerChallenge(market.ctx, 'made-up', '123456'))).toBe('LOGIN_CHALLENGE_ENDED')
    expect(changes).toHaveLength(2)
  })

  it('gets no link for a new password', async () => {
    await suspend()
    await requestReset(market.ctx, buyer.email, null)
    expect(mailsOf(market).map(({ kind }) => kind)).toEqual(['accountSuspended'])
  })

  it('reads why by mail, in their language', async () => {
    market.run("update users set language = 'ms' where id = ?", buyer.id)
    await suspend()
    await lift()
    expect(mailsOf(market)).toMatchObject([
      { kind: 'accountSuspended', email: buyer.email, values: why },
      { kind: 'suspensionLifted', email: buyer.email },
    ])
    expect(market.rows('select distinct language from mails')).toEqual([{ language: 'ms' }])
  })

  it('whose email may be someone else’s causes no mail', async () => {
    const input = {
      name: 'Tuah',
      email: 'tuah@example.com',
      password: 'a long password',
      language: 'en' as const,
    }
    const { userId } = await register(market.ctx, input)
    market.run('delete from mails')
    expect(await suspend(userId)).toBe(true)
    expect(mailsOf(market)).toEqual([])
  })
})

describe('the audit log', () => {
  it('records who did what to whom, when and why', async () => {
    await suspend()
    const first = market.ctx.now()
    market.wait(minutes(1))
    await liftSuspension(market.ctx, admin, buyer.id, { reason: 'A mistake' })
    await setSuspension(market.ctx, buyer.email, 'suspendMember', why)
    const entry = { actor_id: admin.id, subject_id: buyer.id }
    expect(audit()).toEqual([
      { ...entry, action: 'suspendMember', ...why, at: first },
      { ...entry, action: 'liftSuspension', reason: 'A mistake', at: market.ctx.now() },
      { ...entry, actor_id: null, action: 'suspendMember', ...why, at: market.ctx.now() },
    ])
    expect(() => market.run("update audit_log set reason = ''")).toThrow('never changed')
    expect(() => market.run('delete from audit_log')).toThrow('never deleted')
  })

  it('holds nothing when nothing was done', async () => {
    expect(await lift()).toBe(false)
    await suspend()
    const before = readAll(market)
    expect(await suspend()).toBe(false)
    expect(readAll(market)).toEqual(before)
  })
})

describe('it is refused', () => {
  it('for oneself, for strangers and for those who are gone', async () => {
    market.run("update users set status = 'deleted' where id = ?", users.newbuyer.id)
    const before = readAll(market)
    expect(await refusalOf(suspend(admin.id))).toBe('FORBIDDEN')
    expect(await refusalOf(suspend('usr_nobody'))).toBe('NOT_FOUND')
    expect(await refusalOf(suspend(users.newbuyer.id))).toBe('NOT_FOUND')
    expect(await refusalOf(liftSuspension(market.ctx, admin, users.newbuyer.id, why))).toBe('NOT_FOUND')
    expect(await refusalOf(setSuspension(market.ctx, 'no@example.com', 'suspendMember', why))).toBe(
      'NOT_FOUND',
    )
    expect(readAll(market)).toEqual(before)
  })

  it('for the only admin, also when two do it to each other at once', async () => {
    const shell = setSuspension(market.ctx, admin.email, 'suspendMember', why)
    expect(await refusalOf(shell)).toBe('ACCOUNT_IS_LAST_ADMIN')
    market.run('update users set role = 1 where id = ?', users.manager.id)
    const other = asMember(users.manager, ROLE.ADMIN) as Admin
    const both = await Promise.allSettled([
      suspendMember(market.ctx, admin, other.id, why),
      suspendMember(market.ctx, other, admin.id, why),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(market.value("select count(*) from users where role = 1 and status = 'active'")).toBe(1)
  })
})
