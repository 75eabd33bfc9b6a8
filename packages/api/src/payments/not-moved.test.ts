import { NotMoved } from '@pasar/db'
import { describe, expect, it } from 'vitest'
import { expireOrder } from '../orders/commands/close'
import {
  buyer,
  buyOne,
  chargeUnreported,
  deliver,
  items,
  makeWebhook,
  readAll,
  useMarket,
} from '../testing/helpers'

const market = useMarket()

describe('a state that must move and does not', () => {
  it.each([
    ['a parcel that is under way already', "update parcels set state = 'shipped' where order_id = ?"],
    ['a parcel that came back', "update parcels set state = 'returned' where order_id = ?"],
  ])('rolls a settlement back as a whole: %s', async (_what, sql) => {
    const order = await buyOne(market, buyer, items.kopi)
    await chargeUnreported(market, buyer, order)
    market.run(sql, order.orderId)
    const before = readAll(market)
    await expect(deliver(market, makeWebhook(market, order))).rejects.toBeInstanceOf(NotMoved)
    expect(readAll(market)).toEqual(before)

    market.run("update parcels set state = 'awaiting_payment' where order_id = ?", order.orderId)
    // The event was not taken in, so that the same one settles it when it is sent again.
    expect(await deliver(market, makeWebhook(market, order))).toBe('settled')
    expect(await deliver(market, makeWebhook(market, order))).toBe('repeated')
  })

  it('rolls the end of an unpaid order back as a whole', async () => {
    const order = await buyOne(market, buyer, items.kopi)
    market.run("update parcels set state = 'shipped' where order_id = ?", order.orderId)
    market.run('update orders set expires_at = 1 where id = ?', order.orderId)
    const before = readAll(market)
    await expect(expireOrder(market.ctx, order.orderId)).rejects.toThrow(
      /parcel .* could not be moved to cancelled/,
    )
    expect(readAll(market)).toEqual(before)
  })
})
