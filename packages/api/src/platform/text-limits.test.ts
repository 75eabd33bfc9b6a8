import {
  fillTexts,
  findUnbounded,
  longestWait,
  MAX_WAIT_MS,
  repeatTo,
  SLOW_TEXTS,
} from '@pasar/domain/testing/schema-helpers'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../rest'
import { buyer, useMarket } from '../testing/helpers'
import { call } from '../testing/procedures'
import { appRouter } from '../trpc'
import { askRest } from './rest/testing/helpers'

const market = useMarket()

interface Definition {
  inputs: unknown[]
  meta?: { openapi?: { method: string; path: string } }
}
const definitionsOf = (procedures: Record<string, unknown>): [string, Definition][] =>
  Object.entries(procedures).flatMap(([name, procedure]) =>
    typeof procedure === 'function' && '_def' in procedure ? [[name, procedure._def as Definition]] : [],
  )
const inputOf = ({ inputs }: Definition): z.ZodType | undefined =>
  inputs.find((input): input is z.ZodType => input instanceof z.ZodType)

const taking = (procedures: Record<string, unknown>) =>
  definitionsOf(procedures).flatMap(([name, definition]) => {
    const input = inputOf(definition)
    return input ? [{ name, input, openapi: definition.meta?.openapi }] : []
  })
const CALLS = taking(appRouter._def.procedures)
const REST_CALLS = taking(contract._def.procedures).flatMap(({ openapi, ...one }) =>
  openapi ? [{ ...one, ...openapi }] : [],
)

/** Every kind of slow text in all fields at once, as long as they may be and ten times as long. */
function* slowInputs(schema: z.ZodType): Generator<[string, unknown]> {
  for (const [kind, part] of Object.entries(SLOW_TEXTS))
    for (const times of [1, 10])
      for (const input of fillTexts(schema, (limit) => repeatTo(part, limit * times)))
        yield [`${kind}, ${times} times the limit`, input]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Halves of characters cannot stand in an address, nor more of a text than servers take. */
const encode = (value: unknown): string =>
  encodeURIComponent(
    String(value)
      .slice(0, 2_000)
      .replace(/[\ud800-\udfff]/gu, ''),
  ) || '-'

function restRequest(method: string, path: string, input: unknown) {
  const fields = isRecord(input) ? input : {}
  const where = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(fields[name]))
  if (method !== 'GET' && method !== 'DELETE') return { where, body: input }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`)
  return { where: `${where}?${query.join('&')}`, body: undefined }
}

describe('a tRPC call', () => {
  it.each(CALLS)(
    '$name looks at lengths first, and keeps nobody waiting',
    async ({ name, input: schema }) => {
      expect(findUnbounded(schema)).toEqual([])
      for (const [what, input] of slowInputs(schema)) {
        const wait = await longestWait(() => call(market, buyer, name, input))
        expect(wait, `${name}: ${what}`).toBeLessThan(MAX_WAIT_MS)
      }
    },
  )
})

describe('a REST call', () => {
  it.each(REST_CALLS)(
    '$name looks at lengths first, and keeps nobody waiting',
    async ({ name, input: schema, method, path }) => {
      expect(findUnbounded(schema)).toEqual([])
      for (const [what, input] of slowInputs(schema)) {
        const { where, body } = restRequest(method, path, input)
        const wait = await longestWait(() => askRest(market, buyer, method, where, body))
        expect(wait, `${name}: ${what}`).toBeLessThan(MAX_WAIT_MS)
      }
    },
  )
})

it('no call is left out', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cart.add', 'coupon.use', 'auction.bid']),
  )
  expect(REST_CALLS.length).toBeGreaterThan(20)
})
