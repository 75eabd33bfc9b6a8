import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMALL } from '@pasar/api/testing'
import { type CallError, PasarClient, type Session } from '../../../../docs/examples/pasar-client'
import { expect, PASSWORD, test } from '../testing/test'

const { buyer } = SMALL.users
const HOUR = 3_600_000

/** A client with a clock that stands still, and what it does written down. */
function makeClient(url: string) {
  const asked: string[] = []
  const planned: { work: () => void; ms: number }[] = []
  const given = { kept: null as Session | null, ended: 0 }
  const client = new PasarClient({
    url,
    store: {
      read: () => given.kept,
      write: (session) => {
        given.kept = session
      },
    },
    onSessionEnd: () => {
      given.ended += 1
    },
    now: () => 0,
    schedule: (work, ms) => {
      planned.push({ work, ms })
      return () => {}
    },
    fetch: (input, init) => {
      asked.push(`${init?.method} ${new URL(String(input)).pathname}`)
      return fetch(input, init)
    },
  })
  return { client, asked, planned, given }
}

const failureOf = (work: Promise<unknown>): Promise<CallError> =>
  work.then(
    () => Promise.reject(new Error('It went well')),
    (error: CallError) => error,
  )

test('a session is kept: one refresh for all who wait, and one in time before the token ends', async ({
  market: { url },
}) => {
  const { client, asked, planned, given } = makeClient(url)
  expect(await client.logIn(buyer.email, PASSWORD)).toBeNull()
  expect(given.kept?.expiresAt).toBe(HOUR)
  expect(planned.at(-1)?.ms).toBe(HOUR - 15 * 60_000)

  const first = given.kept as Session
  given.kept = { ...first, token: 'a-token-that-has-ended-long-ago' }
  asked.length = 0
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.call('GET', '/users/profile')))
  for (const { data } of answers) expect(data).toMatchObject({ email: buyer.email })
  expect(asked.filter((call) => call.endsWith('refresh-token'))).toHaveLength(1)
  expect(asked.filter((call) => call.endsWith('profile')).length).toBeLessThanOrEqual(10)

  const second = given.kept.token
  planned.at(-1)?.work()
  await expect.poll(() => given.kept?.token).not.toBe(second)
  expect(given.ended).toBe(0)
  await client.logOut()
  expect(given.kept).toBeNull()
})

test('a session that is over leads to the login', async ({ market: { url } }) => {
  const { client, given } = makeClient(url)
  await client.logIn(buyer.email, PASSWORD)
  given.kept = { ...(given.kept as Session), token: 'none', refreshToken: 'none' }
  expect(await failureOf(client.call('GET', '/wishlist'))).toMatchObject({
    code: 'UNAUTHORIZED',
    status: 401,
  })
  expect([given.kept, given.ended]).toEqual([null, 1])
})

test('what goes wrong has a code and words', async ({ market: { url } }) => {
  const { client } = makeClient(url)
  expect(await failureOf(client.addToCart(SMALL.items.kopi.id, 1))).toMatchObject({
    code: 'UNAUTHORIZED',
    message: 'Please log in to continue.',
  })
  await client.logIn(buyer.email, PASSWORD)
  expect(await client.addToCart(SMALL.items.kopi.id, 2)).toMatchObject({ itemId: SMALL.items.kopi.id })
  expect(await failureOf(client.addToCart(SMALL.items.lastOne.id, 9_000))).toMatchObject({
    code: 'INSUFFICIENT_STOCK',
    message: 'Insufficient stock.',
    status: 400,
  })
  await client.call('DELETE', '/cart')
})

test('a server that is no such server, is slow or is not there', async () => {
  const odd = createServer((request, response) => {
    if (request.url?.endsWith('/slow')) return
    response.writeHead(request.url?.endsWith('/broken') ? 502 : 200).end('<h1>Hello</h1>')
  })
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
  const { port } = odd.address() as AddressInfo
  const { client, given } = makeClient(`http://127.0.0.1:${port}`)
  const failures = [
    await failureOf(client.call('GET', '/broken')),
    await failureOf(client.call('GET', '/slow', { timeoutMs: 50 })),
    await failureOf(client.addToCart('itm_1', 1)),
  ]
  odd.closeAllConnections()
  await new Promise((resolve) => odd.close(resolve))
  failures.push(await failureOf(client.call('GET', '/items/featured')))
  expect(failures.map(({ code, message }) => [code, message])).toEqual([
    ['HTTP_502', 'Server error (502)'],
    ['TIMEOUT', 'Request timed out, please check your network connection.'],
    ['UNKNOWN_ERROR', 'Server returned invalid cart data format.'],
    ['NETWORK_ERROR', 'Network connection error.'],
  ])
  expect(given.ended).toBe(0)
})
