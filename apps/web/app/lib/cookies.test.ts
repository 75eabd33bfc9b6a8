import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mayKeep, OPTIONAL_USES, writeChoices } from './cookie-choices.server'
import { COOKIES } from './cookie-list'

const APP = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const NAMES: readonly string[] = Object.values(COOKIES).map(({ name }) => name)

const sources = (readdirSync(APP, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(path.join(APP, file), 'utf8') }))

describe('the list of cookies', () => {
  it('has every cookie that is set: one file writes them all', () => {
    const writing = /createCookie\(|;\s*(?:Path|Max-Age|SameSite|HttpOnly)\b|document\.cookie|cookieStore/
    const places = sources.filter(({ text }) => writing.test(text)).map(({ file }) => file)
    expect(places).toEqual(['lib/write-cookie.server.ts'])
    expect(new Set(NAMES).size).toBe(NAMES.length)
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
