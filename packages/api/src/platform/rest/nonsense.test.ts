import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAddress } from '../../accounts/commands/profile'
import {
  ADDRESS,
  buyer,
  fillCart,
  items,
  newbuyer,
  place,
  readAll,
  useMarket,
  users,
} from '../../testing/helpers'
import { ROUTES } from './dispatch'
import { describeContract } from './document'
import { fieldOf } from './testing/body'
import { askRest } from './testing/helpers'

const market = useMarket()
const { paths = {} } = describeContract('http://pasar.test', 'Pasar')

interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } }
}

/** Names of what a call takes, by where it stands. */
function fieldsOf(method: string, path: string): { path: string[]; query: string[]; body: string[] } {
  const operation = (paths[path] as Record<string, Operation>)[method.toLowerCase()]
  const named = (place: string) =>
    (operation?.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name)
  const schema = operation?.requestBody?.content['application/json'].schema
  return { path: named('path'), query: named('query'), body: Object.keys(schema?.properties ?? {}) }
}

/** Half of a character cannot stand in an address. */
const encodePart = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '')) || '-'

it.each([[[]], ['x'], [7], [true], [[{ itemId: items.kopi.id }]]])(
  'a body of %j is no object, and no field of it is named',
  async (body) => {
    const { status, body: given } = await askRest(market, buyer, 'POST', '/cart', body)
    expect([status, given]).toEqual([
      400,
      { success: false, code: 'BAD_JSON', message: 'The request is not a JSON object.' },
    ])
    expect((await askRest(market, null, 'POST', '/cart', body)).status).toBe(401)
  },
)

const junkText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom('', ' ', '__proto__', "'; drop table users; --", '\u0000', 'a\u202eb', '9'.repeat(3_000)),
)
const junk = fc.oneof(
  junkText,
  fc.constantFrom('\ud800', '1e999', null, true, -1, 0, 0.5, -0, 1e308, 2 ** 53, [], {}, [[]]),
  fc.constantFrom([null], [{ itemId: null }], { quantity: {} }, { constructor: 1 }, Number.NaN, -Infinity),
  fc.integer(),
  fc.double(),
)

interface Made {
  order: string
  address: string
}

/** What makes sense for a field: of this buyer, and of others. */
const senseOf = (own: Made, foreign: Made): Record<string, unknown[]> => ({
  id: [own.order, foreign.order, items.kopi.id],
  orderId: [own.order, foreign.order],
  itemId: Object.values(items).map(({ id }) => id),
  variantId: Object.values(items).flatMap(({ variantIds }) => variantIds),
  slug: [items.kopi.slug],
  quantity: [1, 2, '1', 9_999],
  items: [[{ itemId: items.kopi.id }], [{ itemId: items.lastOne.id, quantity: 2 }], [{ itemId: 'none' }]],
  address: [ADDRESS, { ...ADDRESS, postcode: 'x' }, { ...ADDRESS, country: 'FR' }],
  addressId: [own.address, foreign.address],
  couponCode: ['TEN', 'WELCOMEFREE', 'NONE'],
  couponCodes: [[], ['TEN'], ['WELCOMEFREE', 'TEN'], ['NONE']],
  couponId: ['TEN'],
  userId: [users.buyer.id, users.newbuyer.id],
  email: [users.buyer.email, 'siti@pasar.test'],
  password: ['a sound password', 'Pasar-demo-2026'],
  sort: ['newest', 'relevance', 'endingSoon'],
  state: ['paid', 'kul', ''],
  ...Object.fromEntries(Object.entries(ADDRESS).map(([name, one]) => [name, [one, '']])),
})

async function makeOwn(who: typeof buyer) {
  await fillCart(market, who, [items.kopi, 1], [items.withVariants, 1])
  const { orderId } = await place(market, who)
  await fillCart(market, who, [items.kopi, 1])
  return { order: orderId, address: await addAddress(market.ctx, who, ADDRESS, false) }
}

/** Calls that take nothing have little to be asked. */
const runsFor = (fields: ReturnType<typeof fieldsOf>): number =>
  Object.values(fields).flat().length === 0 ? 4 : 40

describe('nonsense is refused as the catalogue says, and changes nothing', () => {
  it.each(ROUTES.map(({ method, segments }) => [method, `/${segments.join('/')}`]))(
    '%s %s',
    async (method, path) => {
      const fields = fieldsOf(method, path)
      const sense = senseOf(await makeOwn(buyer), await makeOwn(newbuyer))
      const anything = fc.constantFrom(...Object.values(sense).flat())
      const fill = (name: string): fc.Arbitrary<unknown> =>
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(sense[name] ?? [''])) }, anything, junk)
      const some = (names: readonly string[]) =>
        fc.record(Object.fromEntries([...names, 'extra'].map((name) => [name, fill(name)])), {
          requiredKeys: [],
        })
      const asked = fc.record({
        who: fc.constantFrom(null, buyer, buyer),
        path: fc.tuple(...fields.path.map(fill)),
        query: some(fields.query),
        body: fc.oneof({ weight: 9, arbitrary: some(fields.body) }, { weight: 1, arbitrary: junk }),
        key: fc.oneof(fc.constantFrom(null, 'a-good-key', 'another-key'), junkText),
      })
      const countWrites = () => market.value('select total_changes()')
      let [writes, before] = [countWrites(), JSON.stringify(readAll(market))]
      await fc.assert(
        fc.asyncProperty(asked, async ({ who, path: parts, query, body, key }) => {
          const texts = parts.map((part) => encodePart(String(part)))
          const where = path.replaceAll(/\{\w+\}/g, () => texts.shift() ?? '')
          const search = new URLSearchParams()
          for (const [name, one] of Object.entries(query)) search.set(name, String(one))
          const sent = method === 'GET' || method === 'DELETE' ? undefined : (body ?? null)
          const { status, body: given } = await askRest(market, who, method, `${where}?${search}`, sent, key)
          const isRefused = fieldOf(given, 'success') !== true
          expect(status).toBeLessThan(500)
          if (isRefused)
            expect(given).toMatchObject({
              success: false,
              code: expect.stringMatching(/^[A-Z_]+$/),
              message: expect.stringMatching(/./),
            })
          if (countWrites() === writes) return
          const after = JSON.stringify(readAll(market))
          if (isRefused) expect(after === before, `${fieldOf(given, 'code')} wrote something`).toBe(true)
          ;[writes, before] = [countWrites(), after]
        }),
        { numRuns: runsFor(fields) },
      )
    },
  )
})
