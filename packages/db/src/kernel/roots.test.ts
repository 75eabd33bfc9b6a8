import fc from 'fast-check'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '../testing'
import type { Roots } from './roots'
import { lockSteps, NO_ROOTS, ROOT_ORDER, ROOTS, selectRoots } from './roots'

let test: TestDatabase
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'small' })
})
afterAll(() => test.dispose())

describe('what a command needs for itself', () => {
  it('is locked in one order, whatever the order in which it is named', () => {
    const steps = lockSteps({ coupon: { code: 'TEN' }, variant: ['b', 'a', 'b'], order: 'ord', user: 'usr' })
    expect(steps.map(({ kind }) => kind)).toEqual(['user', 'order', 'variant', 'coupon'])
    expect(steps[2]?.ids).toEqual(['a', 'b'])
    expect(steps[3]).toEqual({ kind: 'coupon', ids: [], by: [{ name: 'code', value: 'TEN' }] })
  })

  it('knows each kind in the order', () => {
    expect([...ROOT_ORDER].sort()).toEqual(Object.keys(ROOTS).sort())
    expect(ROOT_ORDER.filter((kind) => kind !== 'store' && kind !== 'payoutRun')).toEqual(
      'user order auction item variant coupon'.split(' '),
    )
  })

  it('is sorted and without repeats, for any names', () => {
    const names = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(names, names, (variant, codes) => {
        const roots: Roots = { variant, coupon: codes.map((code) => ({ code })) }
        const [first, second] = lockSteps(roots)
        expect(first?.ids).toEqual([...new Set(variant)].sort())
        expect(second?.by.map(({ value }) => value)).toEqual([...new Set(codes)].sort())
        const turned: Roots = { coupon: roots.coupon ?? [], variant: [...variant].reverse() }
        expect(lockSteps(turned)).toEqual([first, second])
      }),
    )
  })

  it('is nothing only for a reason', () => {
    for (const none of Object.values(NO_ROOTS)) expect(lockSteps(none)).toEqual([])
    const untyped = (roots: object) => () => lockSteps(JSON.parse(JSON.stringify(roots)))
    expect(untyped({})).toThrow(RangeError)
    expect(untyped({ user: 'a', basket: 'b' })).toThrow('basket')
    expect(untyped({ user: { shoe: 'b' } })).toThrow('A user is not found by its shoe')
  })

  it('does not compile when it is missing, empty or misspelt', () => {
    const take = (_roots: Roots) => true
    // @ts-expect-error a reason is to be named
    expect(take({})).toBe(true)
    // @ts-expect-error no such kind
    expect(take({ user: 'a', basket: 'b' })).toBe(true)
    // @ts-expect-error no such way to a user
    expect(take({ user: { parcel: 'b' } })).toBe(true)
    // @ts-expect-error a reason of one's own
    expect(take({ none: 'because' })).toBe(true)
    expect(take({ user: [], order: { parcel: 'b' } })).toBe(true)
  })
})

describe('the statement of a step', () => {
  const everyWay = ROOT_ORDER.flatMap((kind) =>
    ['', ...Object.keys(ROOTS[kind].by)].map((name) => ({ kind, name })),
  )

  it.each(everyWay)('finds a $kind by $name', async ({ kind, name }) => {
    const by = name === '' ? [] : [{ name, value: 'none' }]
    const step = { kind, ids: ['none'], by }
    expect((await selectRoots(step).execute(test.database.read)).rows).toEqual([])
  })

  it('finds roots in the order of their ids, and those of a row that leads to them', async () => {
    const { kopi } = SMALL.items
    const [byId] = lockSteps({ item: [SMALL.items.onOffer.id, kopi.id, kopi.id] })
    const [byVariant] = lockSteps({ item: { variant: kopi.variantIds[0] ?? '' } })
    if (!byId || !byVariant) throw new Error('a step each')
    const found = (await selectRoots(byId).execute(test.database.read)).rows.map(({ id }) => id)
    expect(found).toEqual([kopi.id, SMALL.items.onOffer.id].sort())
    expect((await selectRoots(byVariant).execute(test.database.read)).rows).toEqual([{ id: kopi.id }])
    const [none] = lockSteps({ item: [] })
    expect(none && (await selectRoots(none).execute(test.database.read)).rows).toEqual([])
  })

  it('is one PostgreSQL takes', () => {
    const postgres = new Kysely({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
    const [step] = lockSteps({ order: ['b', 'a', { refund: 'rfd' }] })
    const compiled = step && selectRoots(step).compile(postgres)
    expect(compiled?.sql).toBe(
      'select "id" as "id" from "orders" where "id" in ($1, $2) or "id" in (select "order_id" from "payments"' +
        ' where "id" in (select "payment_id" from "refunds" where "id" in ($3))) order by "id"',
    )
    expect(compiled?.parameters).toEqual(['a', 'b', 'rfd'])
  })
})
