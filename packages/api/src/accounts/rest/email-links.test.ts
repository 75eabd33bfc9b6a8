import { expect, it } from 'vitest'
import { brandMember } from '../../access/actors'
import { fieldOf, textOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import { buyer, useMarket, users } from '../../testing/helpers'
import { lastSecret } from '../testing/mail-helpers'

const market = useMarket()
const post = (address: string, body?: unknown, actor: typeof buyer | null = null) =>
  askRest(market, actor, 'POST', address, body)
const PASSWORD = 'durian-sedap-2026'

it('a forgotten password is replaced by the link of a mail, once', async () => {
  const { email } = users.buyer
  const asked = await post('/auth/forgot-password', { email })
  expect(await post('/auth/forgot-password', { email: 'nobody@pasar.test' })).toEqual(asked)
  const token = lastSecret(market, 'resetPassword')
  const reset = (password: string, link = token) => post('/auth/reset-password', { token: link, password })
  expect(fieldOf((await reset('short')).body, 'errors')).toHaveProperty('password')
  expect(fieldOf((await reset(PASSWORD, 'none')).body, 'code')).toBe('LINK_ENDED')
  expect((await reset(PASSWORD)).status).toBe(200)
  expect((await reset(PASSWORD)).status).toBe(410)
  expect(fieldOf((await post('/auth/login', { email, password: PASSWORD })).body, 'success')).toBe(true)
})

it('an email is confirmed by the link of a mail, with the password or the session of its account', async () => {
  const join = async (email: string) => {
    const { body } = await post('/auth/register', { name: 'Siti', email, password: PASSWORD })
    return textOf(body, 'user._id')
  }
  const isVerified = (id: string) => market.value('select verified_at from users where id = ?', id) !== null
  const siti = await join('siti@pasar.test')
  const token = lastSecret(market, 'verifyEmail')
  expect(fieldOf((await post('/auth/verify-email', { token })).body, 'code')).toBe('WRONG_PASSWORD')
  expect(fieldOf((await post('/auth/verify-email', { token }, buyer)).body, 'code')).toBe('FORBIDDEN')
  expect((await post('/auth/verify-email', { token, password: PASSWORD })).status).toBe(200)
  expect(isVerified(siti)).toBe(true)

  const mei = await join('mei@pasar.test')
  const self = brandMember({ ...buyer, id: mei, email: 'mei@pasar.test', isVerified: false }) as typeof buyer
  expect((await post('/auth/resend-verification', {}, self)).status).toBe(200)
  const again = { token: lastSecret(market, 'verifyEmail') }
  expect((await post('/auth/verify-email', again, self)).status).toBe(200)
  expect(isVerified(mei)).toBe(true)
  expect(fieldOf((await post('/auth/verify-email', again, self)).body, 'code')).toBe('LINK_ENDED')
})
