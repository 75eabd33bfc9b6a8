import { readFileSync } from 'node:fs'
import { MAX_MESSAGE_PICTURES } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { buyer, items, useMarket } from '../../testing/helpers'
import { ROUTES } from './dispatch'
import { describeContract } from './document'
import { fieldOf } from './testing/body'
import { askRest } from './testing/helpers'

/** What the document says, beside what the calls do. */

interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  description?: string
  schema: { description?: string; examples?: unknown[] }
}
interface Shared {
  $ref: string
}
interface Response {
  headers?: Record<string, Shared>
}
interface Operation {
  description?: string
  parameters?: readonly (Parameter | Shared)[]
  responses: Record<string, Response | Shared>
  requestBody?: { content: Record<string, { schema: { properties: object } }> }
  security?: readonly object[]
}

const { paths = {}, components } = describeContract('http://pasar.test', 'Pasar')
/** What stands where a shared part is pointed to. */
const follow = <Part extends object>(part: Part | Shared): Part =>
  '$ref' in part ? (fieldOf({ components }, part.$ref.slice(2).replaceAll('/', '.')) as Part) : part
const OPERATIONS = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

describe('what is sent', () => {
  it('each parameter says what it is, whether it may be left out or not', () => {
    const all = OPERATIONS.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .map(follow)
        .map((one) => ({ ...one, name: `${name} ${one.in} ${one.name}` })),
    )
    expect(all.length).toBeGreaterThan(80)
    // Readers of a document look at the parameter; the page for people at its schema.
    const silent = all.filter(
      ({ in: place, description, schema }) =>
        !description?.trim() || (place !== 'header' && !schema.description?.trim()),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('a form has its pictures beside what it has as JSON, and JSON has none', () => {
    const bodies = OPERATIONS.flatMap(({ name, operation: { requestBody } }) =>
      requestBody ? [{ name, content: requestBody.content }] : [],
    )
    const forms = bodies.filter(({ content }) => 'multipart/form-data' in content)
    expect(forms.map(({ name }) => name)).toEqual([
      'POST /conversations',
      'POST /conversations/{id}/messages',
    ])
    for (const { content } of forms) {
      const fieldsAs = (type: string) => new Map(Object.entries(content[type]?.schema.properties ?? {}))
      const form = fieldsAs('multipart/form-data')
      expect(form.get('pictures')).toMatchObject({
        type: 'array',
        maxItems: MAX_MESSAGE_PICTURES,
        items: { type: 'string', format: 'binary' },
      })
      form.delete('pictures')
      expect(form).toEqual(fieldsAs('application/json'))
    }
  })

  it('examples of the search are shown', () => {
    const search = OPERATIONS.find(({ name }) => name === 'GET /items')?.operation
    const examples = new Map(
      search?.parameters?.map(follow).map(({ name, schema }) => [name, schema.examples]),
    )
    expect([examples.get('q'), examples.get('max')]).toEqual([['kopi'], ['99.90']])
  })
})

describe('headers of answers', () => {
  const headersOf = ({ responses }: Operation, status: number) =>
    Object.entries(responses[status] ? (follow(responses[status]).headers ?? {}) : {}).map(([name, one]) => [
      name,
      typeof fieldOf(follow(one), 'description'),
    ])

  it('each refusal for asking too much says how long to wait', () => {
    const wanted = OPERATIONS.map(({ name }) => [name, [['Retry-After', 'string']]])
    expect(OPERATIONS.map(({ name, operation }) => [name, headersOf(operation, 429)])).toEqual(wanted)
  })

  it('what everyone may read has a mark by which it is asked for again', () => {
    const isMarked = (name: string) =>
      ROUTES.some(
        ({ method, segments, isPublic }) =>
          isPublic && method === 'GET' && name === `GET /${segments.join('/')}`,
      )
    for (const { name, operation } of OPERATIONS) {
      const asksBy = (operation.parameters ?? []).map(follow).some((one) => one.name === 'If-None-Match')
      const mark = [['ETag', 'string']]
      const wanted = isMarked(name) ? [true, mark, mark] : [false, [], []]
      expect([name, asksBy, headersOf(operation, 200), headersOf(operation, 304)]).toEqual([name, ...wanted])
    }
  })

  it('a method that there is not is described once, with those there are', () => {
    expect(fieldOf(components, 'responses.MethodNotAllowed')).toMatchObject({
      headers: { Allow: { $ref: '#/components/headers/Allow' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    })
    expect(typeof fieldOf(components, 'headers.Allow.description')).toBe('string')
  })
})

describe('who may call', () => {
  const market = useMarket()
  const named = (wanted: readonly object[] | undefined) =>
    OPERATIONS.filter(
      ({ operation: { security } }) => JSON.stringify(security) === JSON.stringify(wanted),
    ).map(({ name }) => name)

  it('there is nothing in the docs that the document has not', () => {
    const docs = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')
    const named = docs.matchAll(/`(GET|POST|PATCH|PUT|DELETE) (\/[\w/{}-]+)`/g)
    const calls = [...named].map(([, method, path]) => `${method} ${path}`)
    // `/api/docs` and the documents themselves are for reading.
    const paths = [...docs.matchAll(/\/api(\/[\w/{}-]+)(?![\w.])/g)].map(([, path = '']) => `GET ${path}`)
    const asked = [...calls, ...paths].filter((name) => !/^GET \/(?:docs|openapi|asyncapi)\b/.test(name))
    expect(fieldOf(components, 'schemas.AuctionEvent.properties.endsAt.type')).toBe('integer')
    expect(asked).toContain('GET /auctions/live')
    expect(asked.length).toBeGreaterThan(15)
    const known = new Set(OPERATIONS.map(({ name }) => name))
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it('is said of each call: a token is needed, counts, or is not looked at', () => {
    expect(named([{}, { bearer: [] }]).sort()).toEqual([
      'GET /coupons/active',
      'GET /items/slug/{slug}',
      'GET /items/{id}',
      'GET /items/{id}/auction',
      'GET /planner/shared/{token}',
      'POST /auth/verify-email',
    ])
    expect(named([{ bearer: [] }])).toEqual(
      expect.arrayContaining(['GET /cart', 'GET /items', 'POST /blog/{slug}/comments']),
    )
    const open = ROUTES.filter(({ isPublic, isPersonal }) => isPublic && !isPersonal)
    expect(named(undefined).sort()).toEqual(
      [
        'GET /auctions/live',
        ...open.map(({ method, segments }) => `${method} /${segments.join('/')}`),
      ].sort(),
    )
  })

  it('a call for which the document asks no token answers a member as it answers a visitor', async () => {
    market.run("update coupons set min_spend_sen = 100000 where code = 'TEN'")
    const paths = named(undefined).flatMap((name) => (name.startsWith('GET ') ? [name.slice(4)] : []))
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      const address = path.replace('{slug}', items.kopi.slug).replaceAll(/\{\w+\}/g, items.kopi.id)
      const [own, open] = [
        await askRest(market, buyer, 'GET', address),
        await askRest(market, null, 'GET', address),
      ]
      expect([path, own]).toEqual([path, open])
    }
  })
})
