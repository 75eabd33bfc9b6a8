import { expect, it } from 'vitest'
import { fieldOf } from '../../platform/rest/testing/body'
import { askRest } from '../../platform/rest/testing/helpers'
import {
  buy,
  buyer,
  expectSumsToMatch,
  items,
  newbuyer,
  parcelsOf,
  ship,
  useMarket,
} from '../../testing/helpers'

const market = useMarket()
const ask = (parcelId: string, what: 'confirm' | 'cancel', who = buyer) =>
  askRest(market, who, 'POST', `/parcels/${parcelId}/${what}`, {})

async function buyKopi() {
  const order = await buy(market, buyer, [items.kopi, 2])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  return parcel
}

it('an app confirms the receipt of a parcel, once it was shipped and as its buyer', async () => {
  const parcel = await buyKopi()
  expect(fieldOf((await ask(parcel.id, 'confirm')).body, 'code')).toBe('PARCEL_NOT_CONFIRMABLE')
  await ship(market, parcel)
  const { body } = await askRest(
    market,
    buyer,
    'GET',
    `/orders/${market.value('select order_id from parcels where id = ?', parcel.id)}`,
  )
  expect(fieldOf(body, 'order.parcels.0')).toMatchObject({ isConfirmable: true, isCancellable: false })
  expect((await ask(parcel.id, 'confirm', newbuyer)).status).toBe(404)
  for (let time = 0; time < 2; time++)
    expect(fieldOf((await ask(parcel.id, 'confirm')).body, 'order.parcels.0')).toMatchObject({
      _id: parcel.id,
      state: 'completed',
      isConfirmable: false,
    })
  await expectSumsToMatch(market)
})

it('an app cancels a parcel that is not shipped, and gets its money back once', async () => {
  const parcel = await buyKopi()
  expect((await ask(parcel.id, 'cancel', newbuyer)).status).toBe(404)
  for (let time = 0; time < 2; time++)
    expect(fieldOf((await ask(parcel.id, 'cancel')).body, 'order')).toMatchObject({ state: 'refunded' })
  expect(market.value('select count(*) from refunds where parcel_id = ?', parcel.id)).toBe(1)
  const shipped = await buyKopi()
  await ship(market, shipped)
  expect(fieldOf((await ask(shipped.id, 'cancel')).body, 'code')).toBe('PARCEL_NOT_CANCELLABLE')
  await expectSumsToMatch(market)
})
