import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DomainError } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerRefusal } from './refusal'

it('says what was refused and leads back to where a form was, on this site', async () => {
  const server = createServer(
    (request, response) => void answerRefusal(new DomainError('TOO_LARGE'), request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ask = async (path: string, method: string) =>
      (await fetch(`${url}${path}`, { method, headers: { Accept: 'text/html' } })).text()
    expect(await ask('/my-products/import?a=1', 'POST')).toContain('<a href="/my-products/import">Back</a>')
    expect(await ask('//elsewhere.test/"><b>', 'POST')).toContain('<a href="/">Back</a>')
    expect(await ask('/my-products/import', 'GET')).not.toContain('<a ')
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
