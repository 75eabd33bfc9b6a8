import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCookie } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { mayKeep, OPTIONAL_USES, writeChoices } from './cookie-choices.server'
import { COOKIES } from './cookie-list'
import { readStoredCookie } from './cookies'

const APP = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const NAMES: readonly string[] = Object.values(COOKIES).map(({ name }) => name)

const sources = (readdirSync(APP, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(APP, file), 'utf8') }))

describe('the list of cookies', () => {
  it('has every cookie that is set: one file writes them all on the server, and one in the browser', () => {
    const writing = /createCookie\(|;\s*(?:Path|Max-Age|SameSite|HttpOnly)\b|document\.cookie|cookieStore/
    const places = sources.filter(({ text }) => writing.test(text)).map(({ file }) => file)
    expect(places.sort()).toEqual(['lib/cookies/page-cookies.ts', 'lib/cookies/write-cookie.server.ts'])
    expect(new Set(NAMES).size).toBe(NAMES.length)
  })
})

describe('the Cookie header', () => {
  it('is read by one parser only: two that disagree take a request for a visitor’s and a member’s at once', () => {
    const own = sources.filter(
      ({ file, text }) => file !== 'lib/cookies.ts' && /\.parse\(\s*(?:\w+\.)*(?:headers|cookie)/i.test(text),
    )
    expect(own.map(({ file }) => file)).toEqual([])
  })

  it('gives back what was stored, and nothing for a cookie that is none', async () => {
    const cookie = createCookie('stored')
    const header = (await cookie.serialize({ a: '%' })).split(';')[0] ?? ''
    const read = (sent: string) =>
      readStoredCookie(cookie, new Request('http://pasar.test', { headers: { cookie: sent } }))
    expect(await read(`x=1;${header}`)).toEqual({ a: '%' })
    for (const other of ['', 'stored', 'st%6Fred=x', 'Stored=x']) expect(await read(other)).toBeNull()
  })
})

describe('what someone lets us keep', () => {
  const send = (header: string): string => header.split(';')[0] ?? ''

  it('is everything until they choose, and then what they chose', () => {
    for (const use of OPTIONAL_USES) expect(mayKeep(null, use)).toBe(true)
    for (const allowed of [[], ['looks'], ['hints'], ['looks', 'hints']] as const)
      for (const use of OPTIONAL_USES)
        expect(mayKeep(`lang=x; ${send(writeChoices(allowed))}`, use)).toBe(
          (allowed as readonly string[]).includes(use),
        )
  })
})
