import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeArgs, makeContext } from '../../../testing/context'
import { loader } from '../routes/referral.server'
import { loader as dashboard } from '../routes/reseller/reseller-dashboard.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

it('leads visitors from the short address to the application, with the referral', async () => {
  const reseller = asMember(SMALL.users.reseller, ROLE.RESELLER)
  const args = { ...makeArgs(services, '/reseller-dashboard', reseller), params: {} }
  const { link } = await dashboard(args as never)
  const code = link.split('/').at(-1) ?? ''
  const open = (typed: string) => {
    const request = new Request(`http://pasar.test/r/${typed}`)
    const context = makeContext(services, request, { session: async () => null })
    return answerOf(
      (loader as (given: unknown) => Promise<unknown>)({ request, context, params: { code: typed } }),
    )
  }
  const led = await open(code)
  if (!(led instanceof Response)) throw new Error('no redirect')
  expect(led.status).toBe(302)
  expect(led.headers.get('location')).toBe(`/become-seller?ref=${SMALL.users.reseller.id}`)
  expect(led.headers.get('set-cookie')).toBeNull()
  expect(await open('made-up')).toMatchObject({ init: { status: 404 } })
  services.database.handle.prepare("update users set status = 'suspended' where id = ?").run(reseller.id)
  expect(await open(code)).toMatchObject({ init: { status: 404 } })
})
