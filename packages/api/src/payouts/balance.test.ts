import { type BalanceFilter, days } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../testing/helpers'
import { balancePage, exportBalance } from './reads/balance'
import { seller } from './testing/helpers'

const market = useMarket()
const SELLER = `seller:${seller.id}`
const RESELLER = `reseller:${seller.id}`

/** What was booked before a test, by the kind that the filter calls it. */
interface Booked {
  id: string
  kind: BalanceFilter['kind']
}
let booked: Booked[] = []

function book(transaction: string, kind: Booked['kind'], accounts: readonly string[], parcel: string | null) {
  const id = market.ctx.newId('ledger')
  const at = market.ctx.now()
  market.run(
    'insert into ledger_transactions (id, kind, reference, at) values (?, ?, ?, ?)',
    id,
    transaction,
    id,
    at,
  )
  for (const [position, account] of accounts.entries())
    market.run(
      'insert into ledger_entries (transaction_id, position, account, amount_sen, parcel_id) values (?, ?, ?, -100, ?)',
      id,
      position,
      account,
      parcel,
    )
  booked.push({ id, kind })
  market.wait(1)
}

beforeEach(() => {
  booked = market
    .rows<{ id: string; kind: string; account: string; parcel_id: string | null }>(
      `select t.id, t.kind, e.account, e.parcel_id from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id where e.account in (?, ?) order by t.id`,
      SELLER,
      RESELLER,
    )
    .map(({ id, kind, account, parcel_id }) => ({
      id,
      kind:
        kind === 'payout'
          ? 'payouts'
          : parcel_id === null
            ? 'other'
            : account === RESELLER
              ? 'commission'
              : kind === 'release'
                ? 'sales'
                : 'refunds',
    }))
  const parcel = market.value<string>('select id from parcels limit 1')
  market.wait(days(62))
  for (let n = 0; n < 70; n++) {
    book('release', 'sales', [SELLER], parcel)
    book('release', 'commission', [RESELLER], parcel)
    if (n % 2 === 0) book('adjustment', 'refunds', [SELLER], parcel)
    if (n % 2 === 0) book('payout', 'payouts', [SELLER, RESELLER], null)
    if (n % 2 === 1) book('adjustment', 'other', [RESELLER], null)
    // Some in the month after.
    if (n === 34) market.wait(days(31))
  }
})

const wanted = (over: Partial<BalanceFilter>): BalanceFilter => ({
  kind: null,
  period: null,
  sort: 'usual',
  ...over,
})

async function walk(over: Partial<BalanceFilter>) {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof balancePage>> = await balancePage(market.ctx, seller, {
      ...wanted(over),
      cursor,
      held: null,
    })
    ids.push(...page.entries.map(({ id, as }) => `${id} ${as}`))
    cursor = page.next
  } while (cursor !== null)
  return ids
}

describe('the entries of a balance', () => {
  it.each(['sales', 'commission', 'refunds', 'payouts', 'other'] as const)(
    'of the kind %s are paged in both orders, each once',
    async (kind) => {
      const oldest = await walk({ kind, sort: 'reverse' })
      const ids = booked.filter((entry) => entry.kind === kind).map(({ id }) => id)
      expect([...new Set(oldest.map((entry) => entry.split(' ')[0]))]).toEqual([...new Set(ids)])
      expect(new Set(oldest).size).toBe(oldest.length)
      const newest = await walk({ kind })
      expect([...newest].sort()).toEqual([...oldest].sort())
      expect(newest[0]?.split(' ')[0]).toBe(ids.at(-1))
      const page = await balancePage(market.ctx, seller, { kind, cursor: null, held: null })
      // A kind is what its column of a statement says.
      if (kind !== 'sales') expect(page.pageSums[kind]).not.toBe(0)
      expect(page.pageSums).toMatchObject(kind === 'payouts' ? { sales: 0, other: 0 } : { payouts: 0 })
    },
  )

  it('of a period are those, and together they are all', async () => {
    const all = await walk({})
    expect(new Set(all.map((entry) => entry.split(' ')[0]))).toEqual(new Set(booked.map(({ id }) => id)))
    const last = new Date(market.ctx.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const ofLast = await walk({ period: last, sort: 'reverse' })
    expect(ofLast.length).toBeGreaterThan(25)
    expect(all.slice(0, ofLast.length)).toEqual(await walk({ period: last }))
    expect(await walk({ period: '2020' })).toEqual([])
    const years = [...new Set(['2026', '2027', last.slice(0, 4)])]
    const ofYears = await Promise.all(years.map((period) => walk({ period })))
    expect(ofYears.flat().sort()).toEqual([...all].sort())
  })

  it('come in a file as the filter has them', async () => {
    const ids: string[] = []
    const filter = wanted({ kind: 'payouts', sort: 'reverse' })
    for await (const slice of await exportBalance(market.ctx, seller, filter))
      ids.push(...slice.map(({ id, as }) => `${id} ${as}`))
    expect(ids).toEqual(await walk(filter))
  })

  it('have no page behind a cursor that is none', async () => {
    const page = balancePage(market.ctx, seller, { kind: 'sales', cursor: 'x', held: null })
    expect(await refusalOf(page)).toBe('NOT_FOUND')
  })
})
