import { days, minutes, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { runDueJobs } from '../../platform/jobs'
import { openServices } from '../../platform/services'
import { buyer, refusalOf, useMarket, users } from '../../testing/helpers'
import { endOtherSessions, endSession, listSessions } from './sessions'
import { issueTokens, refreshTokens } from './tokens'

const market = useMarket()
const issue = () => issueTokens(market.ctx, buyer.id, 'Pasar/1.0 (Android)')
const whoHas = async (token: string) =>
  (await market.services.sessions.findBearer(`Bearer ${token}`))?.member.id ?? null
const count = (table: string): number => market.value(`select count(*) from ${table}`)

describe('an access token', () => {
  it('opens for an hour, and only as it was given', async () => {
    const { token, refreshToken, sessionId, expiresIn } = await issue()
    expect(expiresIn).toBe(3_600)
    expect(await market.services.sessions.findBearer(`Bearer ${token}`)).toMatchObject({
      member: { ...users.buyer, isVerified: true },
      sessionId,
      cartCount: 0,
    })
    for (const wrong of [refreshToken, sessionId, token.slice(1), `${token}x`, ''])
      expect(await whoHas(wrong)).toBeNull()
    for (const header of [null, '', token, `Basic ${token}`, `Bearer  ${token}`, `Bearer ${token} x`])
      expect(await market.services.sessions.findBearer(header)).toBeNull()
    market.wait(minutes(60) - 1)
    expect(await whoHas(token)).toBe(buyer.id)
    market.wait(1)
    expect(await whoHas(token)).toBeNull()
  })

  it('costs one statement to find', async () => {
    const { token } = await issue()
    market.services.statements.length = 0
    await whoHas(token)
    expect(market.services.statements).toHaveLength(1)
  })

  it('opens no page as a cookie, and is listed among the sessions', async () => {
    const { token, refreshToken, sessionId } = await issue()
    const [row] = market.rows<{ id: string }>('select id from sessions')
    for (const cookie of [token, refreshToken, sessionId, row?.id])
      expect(await market.services.sessions.find(`session=${cookie}`)).toBeNull()
    expect(await listSessions(market.ctx, buyer, '')).toMatchObject([
      { sessionId, kind: 'app', system: 'Android', isCurrent: false },
    ])
  })
})

describe('refreshing', () => {
  it('gives new tokens; the old access token lives out its hour', async () => {
    const first = await issue()
    market.wait(minutes(45))
    const next = await refreshTokens(market.ctx, first.refreshToken)
    expect(new Set([first.token, next.token, first.refreshToken, next.refreshToken]).size).toBe(4)
    expect(next).toMatchObject({ sessionId: first.sessionId, expiresIn: 3_600 })
    expect(await whoHas(first.token)).toBe(buyer.id)
    expect(await whoHas(next.token)).toBe(buyer.id)
    market.wait(minutes(15))
    expect(await whoHas(first.token)).toBeNull()
    expect(await whoHas(next.token)).toBe(buyer.id)
  })

  it('ten times at once brings one successor', async () => {
    const { refreshToken } = await issue()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refreshTokens(market.ctx, refreshToken)),
    )
    expect(new Set(answers.map((tokens) => JSON.stringify(tokens))).size).toBe(1)
    expect(count('refresh_tokens')).toBe(2)
    expect(count('access_tokens')).toBe(2)
  })

  it('brings the same successor for 30 seconds, also after a restart', async () => {
    const { refreshToken } = await issue()
    const first = await refreshTokens(market.ctx, refreshToken)
    market.wait(seconds(30))
    const reopened = openServices(market.ctx.config, { now: market.ctx.now })
    const again = await refreshTokens(reopened.context, refreshToken)
    await reopened.close()
    expect(again).toEqual({ ...first, expiresIn: 3_570 })
    expect(await whoHas(again.token)).toBe(buyer.id)
  })

  it('by an old token later than that ends the whole session', async () => {
    const first = await issue()
    const other = await issue()
    const second = await refreshTokens(market.ctx, first.refreshToken)
    const third = await refreshTokens(market.ctx, second.refreshToken)
    const received: unknown[] = []
    market.services.onSessionsEnded((ended) => void received.push(ended))
    market.wait(seconds(30) + 1)
    expect(await refusalOf(refreshTokens(market.ctx, first.refreshToken))).toBe('SESSION_EXPIRED')
    expect(received).toEqual([{ userId: buyer.id, sessionIds: [first.sessionId] }])
    for (const { token, refreshToken } of [first, second, third]) {
      expect(await whoHas(token)).toBeNull()
      expect(await refusalOf(refreshTokens(market.ctx, refreshToken))).toBe('SESSION_EXPIRED')
    }
    expect(await whoHas(other.token)).toBe(buyer.id)
    await expect(refreshTokens(market.ctx, other.refreshToken)).resolves.toBeDefined()
  })

  it('works for seven days from the last one, however long the app is used', async () => {
    let { refreshToken } = await issue()
    for (let week = 0; week < 4; week++) {
      market.wait(days(7) - 1)
      await runDueJobs(market.ctx)
      refreshToken = (await refreshTokens(market.ctx, refreshToken)).refreshToken
    }
    market.wait(days(7))
    expect(await refusalOf(refreshTokens(market.ctx, refreshToken))).toBe('SESSION_EXPIRED')
  })

  it('by what is no token of ours is refused', async () => {
    const { token, sessionId } = await issue()
    for (const wrong of ['', token, sessionId, 'x'.repeat(10_000)])
      expect(await refusalOf(refreshTokens(market.ctx, wrong))).toBe('SESSION_EXPIRED')
    expect(await whoHas(token)).toBe(buyer.id)
  })

  it('ends with its session', async () => {
    const [here, there] = [await issue(), await issue()]
    await endOtherSessions(market.ctx, buyer, here.sessionId)
    expect(await whoHas(there.token)).toBeNull()
    expect(await refusalOf(refreshTokens(market.ctx, there.refreshToken))).toBe('SESSION_EXPIRED')
    expect(await whoHas(here.token)).toBe(buyer.id)
    await endSession(market.ctx, buyer, here.sessionId)
    expect(await whoHas(here.token)).toBeNull()
    expect([count('access_tokens'), count('refresh_tokens')]).toEqual([0, 0])
  })
})

describe('what has ended', () => {
  it('is swept, tokens of living sessions first used up', async () => {
    const { refreshToken } = await issue()
    market.wait(minutes(61))
    await refreshTokens(market.ctx, refreshToken)
    await runDueJobs(market.ctx)
    expect([count('access_tokens'), count('refresh_tokens'), count('sessions')]).toEqual([1, 2, 1])
    market.wait(days(7))
    await runDueJobs(market.ctx)
    expect([count('access_tokens'), count('refresh_tokens'), count('sessions')]).toEqual([0, 0, 0])
  })
})
