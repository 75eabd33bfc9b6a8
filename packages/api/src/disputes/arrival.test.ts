import { days, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deliverSale } from '../orders/commands/deliver'
import { moveDueParcels } from '../orders/jobs'
import { orderPage } from '../orders/reads/orders'
import { asAdmin } from '../testing'
import {
  buy,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  parcelState,
  parcelsOf,
  refusalOf,
  sellerOf,
  ship,
  type TestParcel,
  useMarket,
  users,
} from '../testing/helpers'
import { escalateClaim } from './commands/buyer'
import { decideClaim } from './commands/decide'
import { answerClaim } from './commands/seller'
import { claimPage } from './reads'
import { makeClaims } from './testing/helpers'

const market = useMarket()
const { claim } = makeClaims(market)

async function shipKopi() {
  await fillCart(market, buyer, [items.kopi, 3])
  const order = await buy(market, buyer)
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  await ship(market, parcel)
  return { order, parcel }
}

/** An admin finds that it has come. */
async function decideArrival(parcel: TestParcel) {
  const id = await claim(parcel, { kind: 'not_received' })
  await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'It was handed over' })
  await escalateClaim(market.ctx, buyer, id)
  const none = { type: 'none', words: 'The courier has a signature' } as const
  await decideClaim(market.ctx, asAdmin(users.admin), id, none)
}

const stateAfter = async (parcel: TestParcel, wait: number) => {
  market.wait(wait)
  await moveDueParcels(market.ctx)
  return parcelState(market, parcel)
}

describe('a parcel of which an admin has decided that it has come', () => {
  it('is protected from then on: how its goods are can be claimed, and not again that they are missing', async () => {
    const { order, parcel } = await shipKopi()
    market.wait(WINDOWS.lateHome)
    await decideArrival(parcel)
    expect(await stateAfter(parcel, 0)).toBe('delivered')
    const { kinds, lines } = await claimPage(market.ctx, buyer, order.orderId, parcel.id)
    expect([kinds.includes('not_received'), kinds.includes('damaged')]).toEqual([false, true])
    expect(lines.map(({ left }) => left)).toEqual([3])
    expect((await orderPage(market.ctx, buyer, order.orderId)).parcels[0]?.may.claim).toBe(true)
    expect(await refusalOf(claim(parcel, { kind: 'not_received' }))).toBe('CLAIM_EMPTY')
    expect(await stateAfter(parcel, WINDOWS.protect - 1)).toBe('delivered')
    expect(await stateAfter(parcel, 1)).toBe('completed')
    await expectSumsToMatch(market)
  })

  it('ends with a decision on how its goods are', async () => {
    const { parcel } = await shipKopi()
    market.wait(WINDOWS.lateHome)
    await decideArrival(parcel)
    const id = await claim(parcel)
    await answerClaim(market.ctx, sellerOf(parcel), id, { type: 'refuse', words: 'Packed well' })
    await escalateClaim(market.ctx, buyer, id)
    await decideClaim(market.ctx, asAdmin(users.admin), id, { type: 'none', words: 'Whole' })
    expect(await stateAfter(parcel, 0)).toBe('completed')
    await expectSumsToMatch(market)
  })

  it('keeps the end that its protection had when its seller had said so before', async () => {
    const { parcel } = await shipKopi()
    await deliverSale(market.ctx, sellerOf(parcel), parcel.id)
    const dueAt = () => market.value('select due_at from parcels where id = ?', parcel.id)
    const until = dueAt()
    market.wait(days(3))
    await decideArrival(parcel)
    expect([await stateAfter(parcel, 0), dueAt()]).toEqual(['delivered', until])
  })
})
