import { openTestServices, type TestServices } from '@pasar/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf, makeContext } from '../../../testing/context'
import { loader } from '../routes/download.server'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.dispose())

async function openAsVisitor(token: string): Promise<unknown> {
  const request = new Request(`http://pasar.test/downloads/${token}`)
  return answerOf(loader({ request, context: makeContext(services, request), params: { token } }))
}

it('a link of an app is not led to the login: a wrong one is not found', async () => {
  expect(await openAsVisitor('app.wrong')).toMatchObject({ status: 404 })
  expect(await openAsVisitor('wrong')).toMatchObject({ status: 302 })
})
