import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { describe, expect, it } from 'vitest'
import { COOKIES, type CookieFacts, type CookieKey } from '../../app/lib/cookies/cookie-list'
import { dropCookie, makeJsonCookie, writeCookie } from '../../app/lib/cookies/write-cookie.server'
import { secureCookies } from './secure-cookies'

const KEYS = Object.keys(COOKIES) as CookieKey[]

/** The Set-Cookie headers of an answer. */
async function askFor(appUrl: string, answer: RequestHandler): Promise<string[]> {
  const server = createServer(express().use(secureCookies({ appUrl }), answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).headers.getSetCookie()
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The ways in which handlers set cookies: Remix and Express append them, Lucia's and others are set at once. */
const WAYS: ((...cookies: string[]) => RequestHandler)[] = [
  (...cookies) =>
    (_request, response) => {
      for (const cookie of cookies) response.append('Set-Cookie', cookie)
      response.end()
    },
  (...cookies) =>
    (_request, response) => {
      response.setHeader('Set-Cookie', cookies)
      response.writeHead(302, { Location: '/' }).end()
    },
]

describe.each(KEYS)('the cookie %s', (key) => {
  const { name, age, path = '/', isForScripts = false }: CookieFacts = COOKIES[key]

  it('is for https only where the market is', async () => {
    const written = [writeCookie(key, '1'), dropCookie(key), await makeJsonCookie(key).serialize('1')]
    for (const way of WAYS) {
      const send = way(...written)
      const secure = await askFor('https://pasar.example', send)
      expect(secure).toHaveLength(written.length)
      for (const cookie of secure) expect(cookie.match(/; Secure/g)).toHaveLength(1)
      for (const cookie of await askFor('http://pasar.test', send)) expect(cookie).not.toMatch(/secure/i)
    }
  })

  it('is written as the list says', async () => {
    for (const cookie of [writeCookie(key, '1'), await makeJsonCookie(key).serialize('1')]) {
      const [first, ...attributes] = cookie.split('; ')
      expect(first).toMatch(new RegExp(`^${name}=`))
      expect(attributes.sort()).toEqual(
        [
          `Path=${path}`,
          'SameSite=Lax',
          ...(isForScripts ? [] : ['HttpOnly']),
          ...(age === null ? [] : [`Max-Age=${age / 1_000}`]),
        ].sort(),
      )
    }
    expect(writeCookie(key, '1', 'browser')).not.toContain('Max-Age')
    expect(dropCookie(key)).toMatch(/; Max-Age=0$/)
  })
})

it('what has Secure already is left as it is', async () => {
  const cookie = '__Host-session=x; Path=/; Secure; HttpOnly'
  for (const way of WAYS) expect(await askFor('https://pasar.example', way(cookie))).toEqual([cookie])
})
