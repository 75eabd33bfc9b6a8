import { type Member, register, requestReset, resetPassword } from '@pasar/api'
import { asMember, lastMailSecret, SMALL, setUpTwoFactor } from '@pasar/api/testing'
import { ROLE, registerSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, cookiesAfter, makeContext } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { action as logIn } from '../routes/login.server'
import { action as sendCode } from '../routes/login-code.server'
import { action as verify } from '../routes/verify-email.server'

const PASSWORD = 'durian-sedap-2026'
const services = openForEachTest()

type Action = typeof logIn
async function post(
  action: Action,
  path: string,
  values: Record<string, string>,
  { cookie = '', params = {} }: { cookie?: string; params?: Record<string, string> } = {},
) {
  const body = new URLSearchParams(values)
  const request = new Request(`http://pasar.test${path}`, { method: 'POST', headers: { cookie }, body })
  const answer = await answerOf(action({ request, context: makeContext(services(), request), params }))
  return { to: locationOf(answer), cookie: cookiesAfter(answer, cookie), answer }
}
const isSignedIn = async (cookie: string) => (await services().sessions.find(cookie)) !== null

/** @returns a recovery code */
async function turnOnFor(member: Member): Promise<string> {
  const { recoveryCodes } = await setUpTwoFactor(services().context, member)
  return recoveryCodes[0] ?? ''
}

it('the link that confirms an email leads members with two-step login to their code', async () => {
  const email = 'siti@pasar.test'
  const typed = registerSchema.parse({ name: 'Siti', email, password: PASSWORD })
  const { userId: id } = await register(services().context, typed)
  const code = await turnOnFor(asMember({ id, email, name: 'Siti' }, ROLE.BUYER))
  const params = { token: lastMailSecret(services(), 'verifyEmail') }
  const path = `/verify-email/${params.token}?from=%2Fcart`
  const after = await post(verify, path, { password: PASSWORD }, { params })
  expect(after.to).toBe('/login/code?from=%2Fcart')
  expect(await isSignedIn(after.cookie)).toBe(false)
  const done = await post(sendCode, after.to ?? '', { code: code.toUpperCase() }, after)
  expect(done.to).toBe('/cart')
  expect(await isSignedIn(done.cookie)).toBe(true)
})

it('a tab that waits for its code is sent back to the login once the password was reset', async () => {
  const { buyer } = SMALL.users
  const code = await turnOnFor(asMember(buyer, ROLE.BUYER))
  const waiting = await post(logIn, '/login', { email: buyer.email, password: SMALL.password })
  expect(waiting.to).toBe('/login/code')
  await requestReset(services().context, buyer.email, null)
  await resetPassword(services().context, lastMailSecret(services(), 'resetPassword'), { password: PASSWORD })
  const late = await post(sendCode, '/login/code', { code }, waiting)
  expect(late.to).toBe('/login')
  expect(await isSignedIn(late.cookie)).toBe(false)
  expect(late.cookie).not.toContain('login-challenge')
  const again = await post(logIn, '/login', { email: buyer.email, password: PASSWORD })
  expect((await post(sendCode, '/login/code', { code }, again)).to).toBe('/shop')
})
