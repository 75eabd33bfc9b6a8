import { hours, ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { createAdmin, staffOf } from '../internal/staff'
import { firstAdminLink, holdsLink, makeFirstAdmin } from './first-admin'
import { logIn } from './login'

const market = useMarket({ APP_URL: 'https://pasar.example' })
const PASSWORD = 'durian-sedap-2026'
const person = (email = 'farah@pasar.test') => ({
  name: 'Farah',
  email,
  password: PASSWORD,
  language: 'ms' as const,
})

const leave = () => market.run(`update users set role = ${ROLE.MANAGER} where role = ${ROLE.ADMIN}`)

async function newToken(): Promise<string> {
  const link = await firstAdminLink(market.ctx)
  expect(link).toMatch(/^https:\/\/pasar\.example\/first-admin\/[\w-]{43}$/)
  return link?.split('/').at(-1) ?? ''
}

it('is offered to nobody while there is an admin', async () => {
  expect(await firstAdminLink(market.ctx)).toBeNull()
  leave()
  const token = await newToken()
  market.run(`update users set role = ${ROLE.ADMIN} where id = ?`, users.admin.id)
  expect(await refusalOf(makeFirstAdmin(market.ctx, token, person()))).toBe('FIRST_ADMIN_LINK_ENDED')
  expect(await firstAdminLink(market.ctx)).toBeNull()
  expect(market.value('select count(*) from first_admin_link')).toBe(0)
})

it('makes one verified admin, who can log in', async () => {
  leave()
  const token = await newToken()
  expect(await holdsLink(market.ctx, token)).toBe(true)
  const tries = await Promise.allSettled(
    ['a@pasar.test', 'b@pasar.test', 'c@pasar.test'].map((email) =>
      makeFirstAdmin(market.ctx, token, person(email)),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const admins = market.rows(`select email, verified_at, language from users where role = ${ROLE.ADMIN}`)
  expect(admins).toEqual([{ email: expect.any(String), verified_at: market.ctx.now(), language: 'ms' }])
  const email = String(admins[0]?.email)
  expect(await logIn(market.ctx, { email, password: PASSWORD })).toMatchObject({ role: ROLE.ADMIN })
  expect(await holdsLink(market.ctx, token)).toBe(false)
  expect(await refusalOf(makeFirstAdmin(market.ctx, token, person()))).toBe('FIRST_ADMIN_LINK_ENDED')
})

it('is still there when the email was taken', async () => {
  leave()
  const token = await newToken()
  expect(await refusalOf(makeFirstAdmin(market.ctx, token, person(users.buyer.email)))).toBe('EMAIL_TAKEN')
  await makeFirstAdmin(market.ctx, token, person())
})

it('ends after 24 hours, and with the next one', async () => {
  leave()
  const [first, second] = [await newToken(), await newToken()]
  expect(await holdsLink(market.ctx, first)).toBe(false)
  market.wait(hours(24) - 1)
  expect(await holdsLink(market.ctx, second)).toBe(true)
  market.wait(1)
  expect(await holdsLink(market.ctx, second)).toBe(false)
  for (const token of [first, second, '', 'x'.repeat(5_000), `${second}x`, second.slice(1)])
    expect(await refusalOf(makeFirstAdmin(market.ctx, token, person()))).toBe('FIRST_ADMIN_LINK_ENDED')
})

it('cannot be read from the database', async () => {
  leave()
  const token = await newToken()
  expect(JSON.stringify(readAll(market))).not.toContain(token)
})

it('is not the only way: the shell makes admins and lists them', async () => {
  await createAdmin(market.ctx, person())
  expect(await refusalOf(createAdmin(market.ctx, person()))).toBe('EMAIL_TAKEN')
  const staff = await staffOf(market.ctx)
  expect(staff.map(({ role }) => role)).toEqual([ROLE.ADMIN, ROLE.ADMIN, ROLE.MANAGER])
  expect(staff.map(({ email }) => email)).toContain('farah@pasar.test')
})
