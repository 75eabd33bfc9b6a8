import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { describeSocket, listSocketEvents } from './document'
import { AUCTION_EVENTS, CLIENT_EVENTS, MEMBER_EVENTS } from './events'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const document = describeSocket('https://pasar.test', 'Pasar')

function* listReferences(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    if (name === '$ref' && typeof inner === 'string') yield inner
    else yield* listReferences(inner)
}

const follow = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(name) : undefined,
      document,
    )

it('is AsyncAPI 3, and all it refers to is there', () => {
  expect(document).toMatchObject({
    asyncapi: '3.0.0',
    info: { title: 'Pasar events', version: '1.0.0' },
    servers: { market: { host: 'pasar.test', pathname: '/socket.io', protocol: 'wss' } },
  })
  const references = [...listReferences(document)]
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((reference) => follow(reference) === undefined)).toEqual([])
  expect(describeSocket('http://localhost:3000', 'Pasar').servers.market).toMatchObject({
    host: 'localhost:3000',
    protocol: 'ws',
  })
})

it('names the cookie that the market sets, and every code by which it refuses to connect', () => {
  const cookieAt = (url: string) => describeSocket(url, 'Pasar').components.securitySchemes.cookie.name
  expect(cookieAt('https://pasar.test')).toBe('__Host-session')
  expect(cookieAt('http://localhost:3000')).toBe('session')
  for (const code of [
    'UNAUTHORIZED',
    'TWO_FACTOR_MISSING',
    'TOO_MANY_REQUESTS',
    'LOOK_REFUSED',
    'UNKNOWN_ERROR',
  ])
    expect(document.servers.market.description).toContain(`\`${code}\``)
})

it('has each event once, in its channel and with an operation of its own', () => {
  const tables = { member: MEMBER_EVENTS, auction: AUCTION_EVENTS, server: CLIENT_EVENTS }
  for (const [channel, { messages }] of Object.entries(document.channels)) {
    const names = Object.keys(messages).filter((name) => name !== 'acknowledgement')
    expect(names).toEqual(Object.keys(new Map(Object.entries(tables)).get(channel) ?? {}))
  }
  const operations = Object.values(document.operations)
  expect(operations).toHaveLength(listSocketEvents().length)
  const messages = Object.keys(document.components.messages)
  expect(messages).toEqual([...listSocketEvents().map(({ key }) => key), 'acknowledgement'])
  for (const { name, channel } of listSocketEvents())
    expect(JSON.stringify(operations)).toContain(`"#/channels/${channel}/messages/${name}"`)
})

it('describes payloads as they are sent', () => {
  expect(document.components.messages.messageApproved).toMatchObject({
    payload: {
      type: 'object',
      required: expect.arrayContaining(['_id', 'sender', 'receiver', 'content', 'conversation']),
    },
  })
  expect(JSON.stringify(document)).not.toContain('$schema')
})

function* listSources(folder: string): Generator<string> {
  for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(name) && !/\.test\.ts$|testing\//.test(name))
      yield readFileSync(path.join(ROOT, folder, name), 'utf8')
}

/** Names that stand in a pattern's group, each once. */
const namesOf = (folder: string, pattern: RegExp): string[] => [
  ...new Set(
    [...listSources(folder)].flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? '')),
  ),
]

it('has what the code emits and listens to, and nothing else', () => {
  const given = namesOf('packages/api/src', /events\.emit\w*\([^{]*\{\s*name: '(\w+)'/g)
  expect(given.sort()).toEqual(Object.keys(MEMBER_EVENTS).sort())
  const socket = 'apps/web/server/socket'
  expect(namesOf(socket, /\bio\s*\.to\([\s\S]{0,80}?\.emit\('(\w+)'/g)).toEqual(Object.keys(AUCTION_EVENTS))
  expect(namesOf(socket, /\bsocket\.on\('(\w+)'/g).sort()).toEqual(Object.keys(CLIENT_EVENTS).sort())
})
