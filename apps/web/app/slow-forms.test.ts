import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import * as domain from '@pasar/domain'
import { MAX_BODY_BYTES, ROLE, ROUTES, type RouteRow } from '@pasar/domain'
import {
  fillTexts,
  longestWait,
  MAX_WAIT_MS,
  repeatTo,
  SLOW_TEXTS,
} from '@pasar/domain/testing/schema-helpers'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const { users, items, orders } = SMALL
const MEMBERS = {
  visitor: null,
  buyer: asMember(users.buyer, ROLE.BUYER),
  seller: asMember(users.seller, ROLE.SELLER),
  reseller: asMember(users.reseller, ROLE.RESELLER),
  manager: asMember(users.manager, ROLE.MANAGER),
  admin: asMember(users.admin, ROLE.ADMIN),
}
type Name = keyof typeof MEMBERS
const nameOf = (area: string): Name[] =>
  area === 'everyone' ? ['visitor', 'buyer'] : [area in MEMBERS ? (area as Name) : 'buyer']

const PARAMS: Record<string, string> = {
  slug: items.kopi.slug,
  kind: 'item',
  id: orders.paid.id,
  orderId: orders.completed.id,
}

const sources = ['features', 'routes']
  .map((folder) => path.join(import.meta.dirname, folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
const wordsAfter = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word]) => word ?? ''))

/** What buttons of forms ask for, and the names of all fields: those of the schemas, and those that are read beside them. */
const INTENTS = [...new Set(wordsAfter(/intent(?::| ===) '([\w-]+)'|case '([\w-]+)'/g)), '']
const schemas = Object.values<unknown>(domain).filter(
  (value): value is z.ZodType => value instanceof z.ZodType,
)
const fieldsOf = (input: unknown): string[] =>
  typeof input === 'object' && input !== null
    ? Object.entries(input).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
    : []
const FIELDS = [
  ...new Set([
    ...schemas.flatMap((schema) => fillTexts(schema, () => '').flatMap(fieldsOf)),
    ...wordsAfter(/values\.(\w+)/g),
  ]),
].filter((name) => name !== 'intent' && /^[a-z]\w+$/.test(name))

let services: TestServices
beforeAll(async () => {
  // With limits: guesses at passwords soon cost no hash.
  services = await openTestServices({ RATE_LIMITS: 'on' })
})
afterAll(() => services.dispose())

function contextFor(name: Name): AppLoadContext {
  const member = MEMBERS[name]
  return {
    ctx: services.context,
    services,
    nonce: '',
    requestId: '',
    logPath: (url) => url,
    session: async () =>
      member && ({ member, cartCount: 0, unreadCount: 0, sessionId: '', expiresAt: 0 } as never),
    userAgent: '',
    playground: false,
    keepPage: () => {},
  }
}

/** So many fields of a form are long at a time: together they are as much as is read of one. */
const LONG_FIELDS = 4
const LONG_BYTES = Math.floor(MAX_BODY_BYTES / LONG_FIELDS) - 1_000
const TYPE = 'multipart/form-data; boundary=part'
const part = (name: string, text: string): string =>
  `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

/** Forms in which each field is long once, in one kind of slow text or another; the others are there. */
const FORMS = Array.from({ length: Math.ceil(FIELDS.length / LONG_FIELDS) }, (_, form) => {
  const kinds = Object.values(SLOW_TEXTS)
  return FIELDS.map((name, at) => {
    const slow = Buffer.from(repeatTo(kinds[at % kinds.length] ?? '', LONG_BYTES)).subarray(0, LONG_BYTES)
    return part(name, Math.floor(at / LONG_FIELDS) === form ? String(slow) : '1')
  }).join('')
})
/** By turns each page is sent a third of them; at night all. A schema's own fields are tried with its tests. */
declare const __IN_FULL__: boolean
const SHARE = __IN_FULL__ ? 1 : 3
/** @param turn which of the intents the forms have, and which of the forms they are */
const formsFor = (url: string, turn: number): Request[] =>
  FORMS.filter((_form, at) => (at + turn) % SHARE === 0).map((form, at) => {
    const intent = part('intent', INTENTS[(at + turn * FORMS.length) % INTENTS.length] ?? '')
    return new Request(url, {
      method: 'POST',
      body: `${form}${intent}--part--\r\n`,
      headers: { 'content-type': TYPE },
    })
  })

const rows: RouteRow[] = ROUTES.filter(({ file, methods }) => file !== undefined && methods?.includes('POST'))
const byFile = [...new Map(rows.map((row) => [row.file, row])).values()]

interface Module {
  action?: (args: ActionFunctionArgs) => Promise<unknown>
}

describe('a form', () => {
  it.each(byFile.map((row, turn) => ({ ...row, turn })))(
    'of $path keeps nobody waiting, whatever its fields hold',
    async ({ path: place, area, file, turn }) => {
      const module: Module = await import(path.join(import.meta.dirname, 'routes', `${file}.tsx`))
      const { action } = module
      if (!action) throw new Error(`${file} takes forms without an action`)
      const params = Object.fromEntries(
        [...place.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, PARAMS[name] ?? 'made-up']),
      )
      const url = `http://pasar.test${place.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? '')}`
      for (const name of nameOf(area)) {
        const context = contextFor(name)
        const send = async (request: Request): Promise<void> => {
          // Each comes in a turn of its own, as from connections.
          await new Promise(setImmediate)
          await action({ request, context, params }).catch((thrown: unknown) => {
            if (!(thrown instanceof Response)) throw thrown
          })
        }
        const wait = await longestWait(async () => {
          for (const request of formsFor(url, turn)) await send(request)
        })
        expect(wait, `${place} of a ${name}`).toBeLessThan(MAX_WAIT_MS)
      }
    },
  )
})

it('all forms are among those that are tried', () => {
  expect(byFile.length).toBeGreaterThan(40)
  expect(FIELDS).toEqual(expect.arrayContaining(['message', 'body', 'email', 'couponCode', 'shown']))
  expect(INTENTS).toEqual(expect.arrayContaining(['place', 'vote', 'address']))
})
