import { type ClaimInput, WINDOWS } from '@pasar/domain'
import { expect } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { moveDueParcels } from '../../orders/jobs'
import {
  buy,
  buyer,
  fillCart,
  items,
  type Market,
  parcelState,
  parcelsOf,
  ship,
  type TestParcel,
} from '../../testing/helpers'
import { openClaim } from '../commands/open'

let keys = 0

/** What the tests of claims share. */
export function makeClaims(market: Market) {
  /** Delivered a moment ago: three coffees for RM 12.90 each with RM 8.00 of shipping, coupons if any. */
  async function deliverKopi(...codes: string[]) {
    await fillCart(market, buyer, [items.kopi, 3])
    for (const code of codes) await applyCoupon(market.ctx, buyer, code)
    const order = await buy(market, buyer)
    const [parcel] = parcelsOf(market, order)
    if (!parcel) throw new Error('no parcel')
    await ship(market, parcel)
    market.wait(WINDOWS.arriveHome)
    await moveDueParcels(market.ctx)
    expect(parcelState(market, parcel)).toBe('delivered')
    return { order, parcel }
  }

  const lineOf = ({ id }: TestParcel) =>
    market.value<string>('select id from order_lines where parcel_id = ?', id)

  function form(parcel: TestParcel, over: Partial<ClaimInput> = {}, quantity = 3): ClaimInput {
    keys += 1
    const portions = [{ lineId: lineOf(parcel), quantity }]
    return { key: `claim-key-${keys}`, kind: 'damaged', reason: 'The bags are torn', portions, ...over }
  }

  const claim = (parcel: TestParcel, over: Partial<ClaimInput> = {}, quantity = 3) =>
    openClaim(market.ctx, buyer, parcel.id, form(parcel, over, quantity))

  const claimState = (id: string) => market.value<string>('select state from order_claims where id = ?', id)
  const refunded = (parcel: TestParcel) =>
    market.value('select coalesce(sum(amount_sen), 0) from refunds where parcel_id = ?', parcel.id)
  return { deliverKopi, lineOf, form, claim, claimState, refunded }
}
