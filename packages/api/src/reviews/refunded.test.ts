import { type ReviewFilter, WINDOWS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cancelRest } from '../orders/commands/cancel-rest'
import { confirmReceipt } from '../orders/commands/receive'
import { refundSale } from '../orders/commands/refund-sale'
import { shipPart } from '../orders/commands/ship-part'
import { moveDueParcels } from '../orders/jobs'
import { asSeller } from '../testing'
import { buy, buyer, items, parcelsOf, refusalOf, sellerOf, ship, useMarket } from '../testing/helpers'
import { editReview, writeReview } from './commands/reviews'
import { reviewForm, reviewStates, reviewsPage } from './reads/reviews'

const market = useMarket()
const GOOD = { stars: 5, body: 'Sedap.', photos: [] }
const ALL: ReviewFilter = { stars: null, withPhotos: false, sort: 'newest' }

/** Two things of one seller in one parcel, paid for: the coffee, and another. */
async function buyBoth() {
  const { orderId, ...order } = await buy(market, buyer, [items.kopi, 1], [items.lowStock, 1])
  const [parcel] = parcelsOf(market, { orderId, ...order })
  if (!parcel) throw new Error('no parcel')
  const [kopi, other] = [items.kopi, items.lowStock].map(({ id }) =>
    market.value<string>('select id from order_lines where parcel_id = ? and item_id = ?', parcel.id, id),
  )
  if (!kopi || !other) throw new Error('no lines')
  const refundKopi = () =>
    refundSale(market.ctx, asSeller(sellerOf(parcel)), {
      parcelId: parcel.id,
      portions: [{ lineId: kopi, quantity: 1 }],
      reason: 'None left',
      seen: 0,
    })
  const states = async () => {
    const lines = [kopi, other].map((id) => ({ id, isReceived: true }))
    const found = await reviewStates(market.ctx, lines)
    return [found[kopi], found[other]]
  }
  const review = (lineId: string) => writeReview(market.ctx, buyer, { orderId, lineId }, GOOD)
  return { orderId, parcel, kopi, other, refundKopi, states, review }
}
const ownOf = async () => (await reviewsPage(market.ctx, buyer, items.kopi.slug, ALL, null)).own

describe('a line that was refunded', () => {
  it('before it was shipped is not reviewed; what came with it is', async () => {
    const { orderId, parcel, kopi, other, refundKopi, states, review } = await buyBoth()
    await refundKopi()
    await ship(market, parcel)
    await confirmReceipt(market.ctx, buyer, parcel.id)
    expect(await states()).toEqual([undefined, 'write'])
    expect(await refusalOf(review(kopi))).toBe('REVIEW_REFUNDED')
    expect((await reviewForm(market.ctx, buyer, { orderId, lineId: kopi })).line.wasSent).toBe(false)
    expect((await ownOf()).map(({ lineId }) => lineId)).not.toContain(kopi)
    await review(other)
    expect(await states()).toEqual([undefined, 'edit'])
  })

  it('as the rest that was never sent is not reviewed', async () => {
    const { parcel, kopi, other, states, review } = await buyBoth()
    await shipPart(market.ctx, sellerOf(parcel), {
      parcelId: parcel.id,
      courier: 'Pos Laju',
      trackingNumber: 'EN1',
      portions: [{ lineId: other, quantity: 1 }],
      seen: 0,
    })
    await cancelRest(market.ctx, buyer, parcel.id)
    await confirmReceipt(market.ctx, buyer, parcel.id)
    expect(await states()).toEqual([undefined, 'write'])
    expect(await refusalOf(review(kopi))).toBe('REVIEW_REFUNDED')
  })

  it('before it was shipped can be changed where it was reviewed all the same', async () => {
    const { orderId, parcel, kopi, refundKopi, states, review } = await buyBoth()
    await ship(market, parcel)
    await refundKopi()
    await confirmReceipt(market.ctx, buyer, parcel.id)
    await review(kopi)
    // As a parcel from before is told.
    market.run('update order_lines set unshipped_quantity = quantity where id = ?', kopi)
    expect(await states()).toEqual(['edit', 'write'])
    const at = { orderId, lineId: kopi }
    expect(await reviewForm(market.ctx, buyer, at)).toMatchObject({
      line: { wasSent: true },
      isEditable: true,
    })
    expect(await ownOf()).toContainEqual({ ...at, isReviewed: true })
    await editReview(market.ctx, buyer, at, { ...GOOD, stars: 4, keep: [] })
    expect(market.value('select stars from reviews where line_id = ?', kopi)).toBe(4)
  })

  it('after it was shipped is reviewed: it has come', async () => {
    const { parcel, kopi, refundKopi, states, review } = await buyBoth()
    await ship(market, parcel)
    market.wait(WINDOWS.arriveHome)
    await moveDueParcels(market.ctx)
    await refundKopi()
    await confirmReceipt(market.ctx, buyer, parcel.id)
    expect(await states()).toEqual(['write', 'write'])
    await review(kopi)
    expect((await ownOf()).map(({ lineId }) => lineId)).toContain(kopi)
  })
})
