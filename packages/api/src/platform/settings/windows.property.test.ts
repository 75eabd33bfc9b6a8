import { DomainError, days, parseSettings, type Windows } from '@pasar/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withdrawClaim } from '../../disputes/commands/buyer'
import { makeClaims } from '../../disputes/testing/helpers'
import { moveDueParcels, remindSellers } from '../../orders/jobs'
import { admin, pick } from '../../payouts/testing/helpers'
import {
  buyer,
  chargeUnreported,
  deliver,
  fillCart,
  items,
  makeWebhook,
  type Order,
  parcelsOf,
  place,
  ship,
  useMarket,
} from '../../testing/helpers'
import { changeSettings } from './change'
import { settingsPage } from './section-page'

const market = useMarket()
const { claim } = makeClaims(market)

const step = fc.record({
  do: fc.constantFrom('set', 'set', 'place', 'place', 'pay', 'ship', 'wait', 'claim', 'withdraw'),
  at: fc.nat(),
  ship: fc.integer({ min: 3, max: 30 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  protect: fc.integer({ min: 3, max: 30 }),
  answer: fc.integer({ min: 2, max: 14 }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Row {
  id: string
  sellerId: string
  state: string
  paidAt: number | null
  deliveredAt: number | null
  dueAt: number | null
  remindAt: number | null
}
const rowsOf = (...states: string[]): Row[] =>
  market.rows<Row>(
    `select p.id, p.seller_id as sellerId, p.state, o.paid_at as paidAt, p.delivered_at as deliveredAt,
      p.due_at as dueAt, p.remind_at as remindAt from parcels p join orders o on o.id = p.order_id
      where p.state in (${states.map(() => '?').join()}) order by p.id`,
    ...states,
  )

async function setWindows({ ship: shipDays, share, protect, answer }: Step): Promise<void> {
  const { values, version } = await settingsPage(market.ctx, admin, 'windows')
  const remind = 1 + Math.floor(share * (shipDays - 2))
  const typed = { ship: shipDays, remind, protect, sellerAnswers: answer }
  const given = Object.entries(typed).map(([name, value]) => [name, String(value)])
  const posted = { ...values, ...Object.fromEntries(given), version: String(version), reason: 'A try' }
  try {
    await changeSettings(market.ctx, admin, 'windows', parseSettings('windows', posted))
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'SETTINGS_SAME') throw error
  }
}

/** What a history has to leave as it was: the windows of each parcel, and by when each claim was to be answered. */
class Memory {
  readonly windows = new Map<string, Windows>()
  readonly claims = new Map<string, number>()
  readonly unpaid: Order[] = []

  async take(one: Step): Promise<void> {
    const { windows } = await market.ctx.settings.read()
    switch (one.do) {
      case 'set':
        return setWindows(one)
      case 'place': {
        await fillCart(market, buyer, [items.kopi, 1])
        const order = await place(market, buyer)
        for (const { id } of parcelsOf(market, order)) this.windows.set(id, windows)
        this.unpaid.push(order)
        return
      }
      case 'pay': {
        const order = this.unpaid.shift()
        if (!order) return
        await chargeUnreported(market, buyer, order)
        await deliver(market, makeWebhook(market, order))
        return
      }
      case 'ship': {
        const parcel = pick(this.own('to_ship'), one.at)
        if (parcel) await ship(market, parcel)
        return
      }
      case 'wait':
        market.wait(days(1 + (one.at % 20)))
        await remindSellers(market.ctx)
        await moveDueParcels(market.ctx)
        return
      case 'claim': {
        const parcel = pick(this.own('delivered'), one.at)
        if (!parcel) return
        const id = await claim(parcel, {}, 1)
        this.claims.set(id, market.ctx.now() + days(windows.sellerAnswerDays))
        return
      }
      case 'withdraw': {
        const [id] = this.claims.keys()
        if (id === undefined) return
        this.claims.delete(id)
        await withdrawClaim(market.ctx, buyer, id)
      }
    }
  }

  own(...states: string[]): Row[] {
    return rowsOf(...states).filter(({ id }) => this.windows.has(id))
  }

  prove(): void {
    for (const { id, state, paidAt, deliveredAt, dueAt, remindAt } of this.own('to_ship', 'delivered')) {
      const windows = this.windows.get(id)
      if (!windows) throw new Error('a parcel nobody placed')
      const begun = state === 'to_ship' ? paidAt : deliveredAt
      const lasts = days(state === 'to_ship' ? windows.shipDays : windows.protectDays)
      // A claim that is withdrawn late leaves the parcel safe at once, and no sooner than was agreed.
      if (dueAt !== null && dueAt > market.ctx.now()) expect(dueAt).toBe((begun ?? 0) + lasts)
      if (remindAt !== null) expect(remindAt).toBe((paidAt ?? 0) + days(windows.remindDays))
    }
    for (const [id, dueAt] of this.claims)
      expect(market.value('select due_at from order_claims where id = ?', id)).toBe(dueAt)
  }
}

it('leaves every parcel and claim with the windows that held when it began, whatever is set', async () => {
  const stock = market.value<number>('select stock from item_variants where item_id = ?', items.kopi.id)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      market.run('update item_variants set stock = ? where item_id = ?', stock, items.kopi.id)
      const memory = new Memory()
      for (const one of steps) {
        await memory.take(one)
        memory.prove()
      }
    }),
    { numRuns: 6 },
  )
})

it('is cancelled or safe when it was agreed, though the market has other windows by then', async () => {
  await setWindows({ do: 'set', at: 0, ship: 4, share: 0, protect: 20, answer: 5 })
  await fillCart(market, buyer, [items.kopi, 1])
  const first = await place(market, buyer)
  await chargeUnreported(market, buyer, first)
  await deliver(market, makeWebhook(market, first))
  await setWindows({ do: 'set', at: 0, ship: 30, share: 1, protect: 3, answer: 2 })
  const [parcel] = parcelsOf(market, first)
  const state = () => market.value('select state from parcels where id = ?', parcel?.id)
  market.wait(days(4) - 1)
  await moveDueParcels(market.ctx)
  expect(state()).toBe('to_ship')
  market.wait(1)
  await moveDueParcels(market.ctx)
  expect(state()).toBe('cancelled')
  expect(await settingsPage(market.ctx, admin, 'windows')).toMatchObject({
    version: 2,
    values: { ship: '30', remind: '29', protect: '3', sellerAnswers: '2', buyerAnswers: '7' },
  })
})
