import { register, resendVerification } from '@pasar/api'
import { asMember, lastMailSecret, SMALL } from '@pasar/api/testing'
import { ROLE, registerSchema } from '@pasar/domain'
import { expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, cookiesAfter, makeContext } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { action as logIn } from '../routes/login.server'
import { action as resend, loader as showPrompt } from '../routes/verify-email-prompt.server'

const PASSWORD = 'durian-sedap-2026'
const services = openForEachTest()

async function ask(
  handler: typeof logIn | typeof showPrompt,
  path: string,
  cookie = '',
  body?: URLSearchParams,
) {
  const init = body ? { method: 'POST', body } : {}
  const request = new Request(`http://pasar.test${path}`, { ...init, headers: { cookie } })
  const answer = await answerOf(handler({ request, context: makeContext(services(), request), params: {} }))
  return { to: locationOf(answer), cookie: cookiesAfter(answer, cookie), answer }
}
const claim = (email: string) =>
  register(services().context, registerSchema.parse({ name: 'Siti', email, password: PASSWORD }))
const enter = (email: string, from = '', password = PASSWORD) =>
  ask(logIn, `/login${from}`, '', new URLSearchParams({ email, password }))
/** Cookies differ in their secrets only. */
const shapeOf = (cookie: string) => cookie.replace(/=[^;]*/g, ({ length }) => `=${length}`)

it('the login leads whoever has not confirmed the email to the prompt, which leads on', async () => {
  await claim('siti@pasar.test')
  const { to, cookie } = await enter('siti@pasar.test', '?from=%2Fwishlist')
  expect(to).toBe('/verify-email-prompt?from=%2Fwishlist')
  const { answer } = await ask(showPrompt, to ?? '', cookie)
  expect(answer).toMatchObject({ member: { email: 'siti@pasar.test', home: '/shop' } })
  const first = lastMailSecret(services(), 'verifyEmail')
  expect((await ask(resend, to ?? '', cookie, new URLSearchParams())).to).toBe(to)
  expect(lastMailSecret(services(), 'verifyEmail')).not.toBe(first)
  expect((await enter('siti@pasar.test', '?from=%2F%2Fevil.example')).to).toBe(
    '/verify-email-prompt?from=%2Fshop',
  )
  expect((await enter('siti@pasar.test', '?from=%2Fverify-email-prompt')).to).toBe('/verify-email-prompt')
})

it('everything is the same of an email that is someone else’s', async () => {
  const answers = []
  for (const email of ['siti@pasar.test', SMALL.users.buyer.email]) {
    const { userId } = await claim(email)
    const { to, cookie } = await enter(email, '?from=%2Fcheckout')
    const prompt = await ask(showPrompt, to ?? '', cookie)
    const wrong = await enter(email, '', 'wrong password')
    const asked = await ask(resend, to ?? '', cookie, new URLSearchParams())
    const member = asMember({ id: userId, email, name: 'Siti' }, ROLE.BUYER)
    await resendVerification(services().context, { ...member, isVerified: false }, null)
    const given = JSON.stringify([to, prompt.answer, wrong.answer, asked.to]).replaceAll(email, '…')
    answers.push({ given, cookies: shapeOf(cookie) })
  }
  expect(answers[1]).toEqual(answers[0])
})

it('the prompt is for everyone to read, and asks visitors to sign in before it sends a mail', async () => {
  const path = '/verify-email-prompt?from=%2Fcheckout'
  expect((await ask(showPrompt, path)).answer).toMatchObject({ member: null })
  const { to } = await ask(resend, path, '', new URLSearchParams())
  expect(to).toBe(`/login?from=${encodeURIComponent(path)}`)
  const { cookie } = await enter(SMALL.users.buyer.email, '', SMALL.password)
  expect((await ask(showPrompt, path, cookie)).to).toBe('/checkout')
})
