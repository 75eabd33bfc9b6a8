import { listTradedOrders, NO_ROOTS, postLedger, sumAccount, sumSales } from '@pasar/db'
import { days, firstIdAt, MEMBER_ACCOUNTS, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cancelParcel } from '../orders/commands/cancel-parcel'
import {
  buy,
  buyer,
  expectSumsToMatch,
  items,
  makeBuyers,
  parcelsOf,
  refusalOf,
  useMarket,
  users,
} from '../testing/helpers'
import { bookAccountPage, booksPage, exportAccount } from './reads/books'
import { debtsPage } from './reads/debts'
import { exportEInvoices } from './reads/einvoices'
import { admin, sell } from './testing/helpers'
import { playMarket } from './testing/market-play'

const market = useMarket()
const page = (account: string, cursor: string | null = null, date: string | null = null) =>
  bookAccountPage(market.ctx, admin, account, { date, cursor })
const MONTH = '2026-11'

/** All that a file of a month holds. */
async function fileOf(account: string) {
  const { opening, entries } = await exportAccount(market.ctx, admin, account, MONTH)
  const all = []
  for await (const rows of entries) all.push(...rows)
  return { opening, entries: all, closing: all.reduce((sum: number, { amount }) => sum + amount, opening) }
}

describe('the books', () => {
  it('come to 0 at any date, and each account to its entries, whatever happens', async () => {
    await playMarket(market, { seed: 21, steps: 40 })
    await expectSumsToMatch(market)
    const first = await booksPage(market.ctx, admin, '2020-01-01')
    expect([first.rows, first.difference]).toEqual([[], 0])
    const now = await booksPage(market.ctx, admin, null)
    expect([now.difference, now.rows.reduce((sum: number, row) => sum + row.balance, 0)]).toEqual([0, 0])
    for (const { account, balance } of now.rows) {
      const kind = MEMBER_ACCOUNTS.find((name) => name === account)
      const { members, entries } = await page(account)
      const total = kind
        ? members.reduce((sum: number, member) => sum + member.balance, 0)
        : await sumAccount(market.ctx.db, account)
      expect([account, total]).toEqual([account, balance])
      expect(entries.length > 0).toBe(kind === undefined)
      expect((await page(account)).balance).toBe(balance)
    }
    const [day] = market.rows<{ day: number }>('select min(day) as day from ledger_days')
    for (let at = day?.day ?? 0; at <= (day?.day ?? 0) + 30; at += 3) {
      const date = new Date(at * days(1)).toISOString().slice(0, 10)
      expect([date, (await booksPage(market.ctx, admin, date)).difference]).toEqual([date, 0])
    }
  })

  it('are files by account and month, from the opening balance to the closing one', async () => {
    await sell(market)
    const { rows } = await booksPage(market.ctx, admin, null)
    for (const { account, balance } of rows) expect((await fileOf(account)).closing).toBe(balance)
    const own = `seller:${users.seller.id}`
    expect((await fileOf(own)).closing).toBe(await sumAccount(market.ctx.db, own))
    expect(await refusalOf(exportAccount(market.ctx, admin, 'fees', '2026'))).toBe('NOT_FOUND')
    expect(await refusalOf(exportAccount(market.ctx, admin, 'fees', '2030-01'))).toBe('NOT_FOUND')
    expect(await refusalOf(exportAccount(market.ctx, admin, 'nothing', MONTH))).toBe('NOT_FOUND')
  })

  it('are read page by page, each entry once', async () => {
    const { ctx } = market
    await ctx.transact(NO_ROOTS.alone, async (tx) => {
      for (let at = 0; at < 60; at++)
        await postLedger(
          tx,
          { id: ctx.newId('ledger'), kind: 'adjustment', reference: `page:${at}` },
          [1, 2, -3].map((part) => ({
            account: { type: 'promotions' } as const,
            amount: sen(part),
            parcelId: null,
          })),
        )
    })
    const seen: string[] = []
    for (let cursor: string | null = null; ; ) {
      const { entries, next } = await page('promotions', cursor)
      seen.push(...entries.map(({ id, position }) => `${id}.${position}`))
      if (next === null) break
      cursor = next
    }
    const all = market.value<number>("select count(*) from ledger_entries where account = 'promotions'")
    expect([seen.length, new Set(seen).size]).toEqual([all, all])
    for (const bad of ['x', 'ldg_1.1', '../..', `${seen[0]}9999999`])
      expect(await refusalOf(page('promotions', bad))).toBe('NOT_FOUND')
    expect(await refusalOf(page("seller:' or 1=1"))).toBe('NOT_FOUND')
  })

  it('show the members of a kind page by page, each once', async () => {
    const { ctx } = market
    const members = makeBuyers(market, 60)
    await ctx.transact(NO_ROOTS.alone, async (tx) => {
      for (const { id } of members)
        await postLedger(tx, { id: ctx.newId('ledger'), kind: 'adjustment', reference: `member:${id}` }, [
          { account: { type: 'reseller', resellerId: id }, amount: sen(-500), parcelId: null },
          { account: { type: 'promotions' }, amount: sen(500), parcelId: null },
        ])
    })
    const seen: string[] = []
    for (let cursor: string | null = null; ; ) {
      const { members: shown, next } = await page('reseller', cursor)
      seen.push(...shown.map(({ userId, debit, credit }) => `${userId} ${debit} ${credit}`))
      if (next === null) break
      cursor = next
    }
    expect(seen).toEqual(expect.arrayContaining(members.map(({ id }) => `${id} 0 500`)))
    expect(new Set(seen).size).toBe(seen.length)
    expect(await refusalOf(page('reseller', 'reseller'))).toBe('NOT_FOUND')
  })
})

describe('the e-invoices of a month', () => {
  it('sum to what the month booked to fees', async () => {
    await playMarket(market, { seed: 7, steps: 40 })
    const fees = await sumAccount(market.ctx.db, 'fees')
    const names = market.rows<{ name: string }>(
      `select distinct strftime('%Y-%m', (at + 28800000) / 1000, 'unixepoch') as name from ledger_transactions`,
    )
    let [invoiced, booked, sold, bought] = [0, 0, 0, 0]
    const toSen = (text: string) => Math.round(Number(text) * 100)
    for (const { name } of names) {
      const file = await exportEInvoices(market.ctx, admin, name)
      booked += toSen(file.fees)
      invoiced += toSen(file.otherFees)
      for await (const some of file.documents)
        for (const { number, type, totalPayable } of some) {
          const isCharged = type.code === '01' || type.code === '12'
          const amount = toSen(totalPayable)
          if (number.startsWith('SA')) sold += isCharged ? amount : -amount
          else if (number.startsWith('GD')) bought += isCharged ? -amount : amount
          else invoiced += isCharged ? amount : -amount
        }
    }
    expect([invoiced, booked]).toEqual([0 - fees, 0 - fees])
    const sumOf = (accounts: string) =>
      market.value<number>(
        `select sum(amount_sen) from ledger_entries where parcel_id is not null and (account like 'cash:%' or account in (${accounts}))`,
      )
    expect(sold).toBe(sumOf("'unclaimed'"))
    expect(bought).toBe(sumOf("'unclaimed', 'promotions'"))
  })

  it('are about each order once, however many entries are read at a time', async () => {
    for (let at = 0; at < 5; at += 1) {
      const [first] = parcelsOf(market, await buy(market, buyer, [items.kopi, 1], [items.onOffer, 1]))
      market.wait(days(1))
      if (first && at % 2 === 0) await cancelParcel(market.ctx, buyer, first.id)
    }
    const [after, before] = [firstIdAt('ledger', 0), firstIdAt('ledger', market.ctx.now() + 1)]
    const span = { from: after, before, monthEnds: [market.ctx.now()], ownFrom: sen(1) }
    const traded = await listTradedOrders(market.ctx.db, { after, before }, 1_000_000)
    const orders = [...new Set(traded.rows)].sort()
    expect([orders.length > 3, traded.next]).toEqual([true, null])
    for (const limit of [1, 2, 7]) {
      const found = new Set<string>()
      for (let cursor: string | null = after; cursor !== null; ) {
        const page = await listTradedOrders(market.ctx.db, { after: cursor, before }, limit)
        for (const order of page.rows) found.add(order)
        cursor = page.next
      }
      expect([...found].sort()).toEqual(orders)
    }
    const apart = await Promise.all(orders.map((order) => sumSales(market.ctx.db, [order], span)))
    const sums = apart.flat()
    expect(await sumSales(market.ctx.db, orders.toReversed(), span)).toEqual(sums)
    expect(sums.map(({ order }) => order)).toEqual(orders)
    expect(sums.reduce((total, { sold, back }) => total + sold - back, 0)).toBe(
      market.value(
        "select sum(amount_sen) from ledger_entries where parcel_id is not null and (account like 'cash:%' or account = 'unclaimed')",
      ),
    )
  })
})

it('an order of RM 10,000 or more has an e-invoice of its own, whether its buyer asked or not', async () => {
  const { orderId } = await sell(market)
  const number = market.value<string>('select number from orders where id = ?', orderId)
  const documentsOf = async () => {
    const all = []
    const { documents } = await exportEInvoices(market.ctx, admin, MONTH)
    for await (const some of documents) all.push(...some)
    return all.filter((document) => document.number.startsWith('SAL'))
  }
  const [all, ...others] = await documentsOf()
  expect([all?.number, others]).toEqual([`SAL-${MONTH}-1`, []])
  expect(all?.lines.map(({ description }) => description)).toContain(`Order ${number}`)
  market.run(
    'update orders set items_sen = items_sen + 1000000 - total_sen, total_sen = 1000000 where number = ?',
    number,
  )
  expect((await documentsOf())[0]?.lines.map(({ description }) => description)).not.toContain(
    `Order ${number}`,
  )
  expect((await documentsOf()).filter((document) => document.number.includes(number))).toMatchObject([
    {
      number: `SAL-${MONTH}-${number}`,
      lines: [{ classification: { code: '008' } }],
      missing: expect.arrayContaining(['buyer.tin', 'buyer.registration']),
    },
  ])
})

describe('negative balances', () => {
  it('are listed with their age, and what becomes of them', async () => {
    const { ctx } = market
    expect((await debtsPage(ctx, admin)).debts).toEqual([])
    const owes = (userId: string, amount: number) =>
      ctx.transact(NO_ROOTS.alone, (tx) =>
        postLedger(tx, { id: ctx.newId('ledger'), kind: 'adjustment', reference: `debt:${userId}` }, [
          { account: { type: 'seller', sellerId: userId }, amount: sen(amount), parcelId: null },
          { account: { type: 'fees' }, amount: sen(-amount), parcelId: null },
        ]),
      )
    await owes(users.newbuyer.id, 300)
    market.wait(days(3))
    const before = await sumAccount(ctx.db, `seller:${users.seller.id}`)
    await owes(users.seller.id, 900 - before)
    market.run("update users set seller_status = 'suspended' where id = ?", users.newbuyer.id)
    const { debts, total } = await debtsPage(ctx, admin)
    expect(total).toBe(1_200)
    expect(debts.map(({ userId, owed, age, plan }) => [userId, owed, age, plan])).toEqual([
      [users.seller.id, 900, 0, debts[0]?.held === 0 ? 'sales' : debts[0]?.plan],
      [users.newbuyer.id, 300, 3, 'collect'],
    ])
    for (const { id } of makeBuyers(market, 50)) await owes(id, 100)
    expect(await debtsPage(ctx, admin)).toMatchObject({ hasMore: true, total: null })
  })
})
