import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/become-seller.server'

const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(address: string, fields?: Record<string, string>) {
  const body = fields && new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body?.set(name, value)
  const request = new Request(`http://pasar.test${address}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  return { request, context: makeContext(services, request, { session: sessionOf(buyer) }), params: {} }
}

it('keeps an application that was begun, with the link that led to it', async () => {
  const typed = { legalName: 'Nur Aisyah', phone: 'not a number yet', ref: SMALL.users.reseller.id }
  expect(await action(argsOf('/become-seller', { ...typed, intent: 'autosave' }))).toEqual({
    failure: undefined,
  })
  const led = await answerOf(action(argsOf('/become-seller', { ...typed, intent: 'keep' })))
  expect(led instanceof Response && led.headers.get('location')).toBe('/become-seller')
  const { given, savedAt, referral } = await loader(argsOf('/become-seller'))
  expect(given).toMatchObject({ legalName: 'Nur Aisyah', phone: 'not a number yet' })
  expect(savedAt).toBeGreaterThan(0)
  expect(referral).toBe(SMALL.users.reseller.id)
})
