import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writePlainState } from './plain-state.server'

// What browsers read it with: the version that the framework brings.
const fromRemix = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'))
const { encode } = fromRemix('turbo-stream') as { encode(value: unknown): ReadableStream<Uint8Array> }

const encodeByLibrary = (value: unknown): Promise<string> => new Response(encode(value)).text()

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.constantFrom('same', 'another', 7),
)
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, leaf, tie('array'), tie('object')),
  array: fc.oneof(fc.array(tie('value')), fc.sparseArray(tie('value'), { maxNumElements: 5 })),
  object: fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
}))
const state = fc.dictionary(fc.string(), anyValue, { noNullPrototype: true })

describe("a page's data", () => {
  it('is what the library writes, to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(state, async (value) => {
        expect(writePlainState(value)).toBe(await encodeByLibrary(value))
      }),
    )
  })

  it('names what stands in two places once, and what is within itself', async () => {
    const shared = { title: 'Kopi', tags: ['a', 'a'] }
    const value: Record<string, unknown> = { first: shared, second: shared, list: [shared, 'Kopi'] }
    value.self = value.list
    expect(writePlainState(value)).toBe(await encodeByLibrary(value))
  })

  it.each([
    ['a promise', Promise.resolve(1)],
    ['a date', new Date(0)],
    ['an error', new Error('no')],
    ['a set', new Set([1])],
    ['an instance', new (class Price {})()],
    ['a function', () => 1],
    ['a large number', 1n],
  ])('is left to the library with %s in it', (_what, odd) => {
    expect(writePlainState({ loaderData: { root: { list: [odd] } } })).toBeNull()
  })
})
