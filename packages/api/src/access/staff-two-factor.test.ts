import { mayEnter } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { setUpTwoFactor } from '../accounts/testing/helpers'
import { ROUTES } from '../platform/rest/dispatch'
import { fieldOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { asMember } from '../testing'
import { useMarket, users } from '../testing/helpers'
import { call, PROCEDURES } from '../testing/procedures'

const market = useMarket({ REQUIRE_2FA: 'on' })
const STAFF = [users.admin, users.manager].map((user) => asMember(user, user.role))
const GUARDED = ROUTES.filter(({ isPublic }) => !isPublic)

describe('staff who have yet to turn on two-step login', () => {
  it.each(PROCEDURES)('are refused by the procedure $name', async ({ name, meta }) => {
    for (const member of STAFF) {
      const { status, failure } = await call(market, member, name)
      if (mayEnter('visitor', meta?.area ?? 'everyone')) expect(status).not.toBe(500)
      else expect([status, failure?.code]).toEqual([403, 'TWO_FACTOR_MISSING'])
    }
  })

  it.each(GUARDED)('are refused by the call $name, unless it lets them leave', async (route) => {
    for (const member of STAFF) {
      const { status, body } = await askRest(market, member, route.method, `/${route.segments.join('/')}`, {})
      if (route.beforeTwoFactor) expect(status).toBe(200)
      else expect([status, fieldOf(body, 'code')]).toEqual([403, 'TWO_FACTOR_MISSING'])
    }
  })

  it('can leave, and nothing else', () => {
    expect(GUARDED.filter(({ beforeTwoFactor }) => beforeTwoFactor).map(({ name }) => name)).toEqual([
      'auth.logout',
    ])
  })

  it('are let in once they have', async () => {
    const [member] = STAFF
    if (!member) throw new Error('nobody runs the market')
    const ask = () => askRest(market, member, 'POST', '/auth/resend-verification', {})
    expect((await ask()).status).toBe(403)
    await setUpTwoFactor(market.ctx, member)
    expect((await ask()).status).toBe(200)
  })
})
