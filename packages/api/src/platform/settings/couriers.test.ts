import { type Courier, courierNames, parseSettings } from '@pasar/domain'
import { expect, it } from 'vitest'
import { correctTracking } from '../../orders/commands/correct-tracking'
import { shipParcel } from '../../orders/commands/ship'
import { orderPage } from '../../orders/reads/orders'
import { salePage } from '../../orders/reads/sale'
import { matchTable, shippingCouriers } from '../../orders/reads/ship-many'
import { admin, makeAdmin } from '../../payouts/testing/helpers'
import { buy, buyer, items, parcelsOf, sellerOf, useMarket } from '../../testing/helpers'
import { changeSettings } from './change'
import { previewSettings, settingsPage } from './section-page'

const market = useMarket()

/** The form as its page shows it, with what is typed into it. */
async function given(typed: Record<string, string | null>, seen?: number) {
  const [{ couriers }, { version }] = await Promise.all([
    market.ctx.settings.read(),
    settingsPage(market.ctx, admin, 'couriers'),
  ])
  const form: Record<string, string | null> = {}
  for (const [at, { id, name, track, numbers, isOn }] of couriers.entries()) {
    form[`courier-${id}-position`] = String(at + 1)
    form[`courier-${id}-name`] = name
    form[`courier-${id}-track`] = track ?? ''
    form[`courier-${id}-numbers`] = numbers
    form[`courier-${id}-on`] = isOn ? 'on' : null
  }
  const posted = Object.entries({ ...form, ...typed }).filter(([, value]) => value !== null)
  return parseSettings('couriers', {
    ...Object.fromEntries(posted),
    version: String(seen ?? version),
    reason: 'A new contract',
  })
}
const change = async (typed: Record<string, string | null>, who = admin) =>
  changeSettings(market.ctx, who, 'couriers', await given(typed))
const NEW = {
  'courier-new-name': 'Lalamove',
  'courier-new-track': 'https://www.lalamove.com/track?order={number}',
  'courier-new-numbers': 'LM####*',
  'courier-new-on': 'on',
  'courier-new-position': '1',
}

async function buyKopi() {
  const order = await buy(market, buyer, [items.kopi, 1])
  const [parcel] = parcelsOf(market, order)
  if (!parcel) throw new Error('no parcel')
  const seller = sellerOf(parcel)
  return {
    order,
    parcel,
    seller,
    ship: (courier: string, trackingNumber: string) =>
      shipParcel(market.ctx, seller, { parcelId: parcel.id, courier, trackingNumber }),
    correct: (courier: string, trackingNumber: string) =>
      correctTracking(market.ctx, seller, { parcelId: parcel.id, courier, trackingNumber }),
    shown: async () => (await orderPage(market.ctx, buyer, order.orderId)).parcels[0],
  }
}
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    (error: { fields?: unknown }) => error.fields,
  )

it('has parcels shipped by a courier that was added, under one of its numbers', async () => {
  const { parcel, seller, ship, shown } = await buyKopi()
  expect(await fieldsOf(ship('Lalamove', 'LM1234'))).toEqual({ courier: 'courier' })
  await change(NEW)
  expect((await salePage(market.ctx, seller, parcel.id)).couriers.slice(0, 2)).toEqual([
    'Lalamove',
    'Pos Laju',
  ])
  expect(await fieldsOf(ship('Lalamove', 'EN1234'))).toEqual({ trackingNumber: 'trackingOfCourier' })
  const number = market.value(
    'select number from orders where id = (select order_id from parcels where id = ?)',
    parcel.id,
  )
  expect((await matchTable(market.ctx, seller, `${number};LALAMOVE;LM12345`)).found).toMatchObject([
    { courier: 'Lalamove', trackingNumber: 'LM12345' },
  ])
  await ship('Lalamove', 'LM12345')
  expect(await shown()).toMatchObject({
    courier: 'Lalamove',
    trackingUrl: 'https://www.lalamove.com/track?order=LM12345',
  })
})

it('keeps name and page of parcels that are on their way', async () => {
  const before = await buyKopi()
  await before.ship('Pos Laju', 'EN1')
  const later = await buyKopi()
  await change({
    'courier-1-name': 'Pos Express',
    'courier-1-track': 'https://pos.example/{number}',
    'courier-2-on': null,
  })
  const old = { courier: 'Pos Laju', trackingUrl: 'https://tracking.pos.com.my/tracking/EN1' }
  expect(await before.shown()).toMatchObject(old)
  await before.correct('Pos Laju', 'EN2')
  expect(await before.shown()).toMatchObject({ ...old, trackingUrl: `${old.trackingUrl.slice(0, -1)}2` })
  expect(await fieldsOf(before.correct('J&T', 'EN3'))).toEqual({ courier: 'courier' })
  for (const gone of ['Pos Laju', 'J&T'])
    expect(await fieldsOf(later.ship(gone, 'EN1'))).toEqual({ courier: 'courier' })
  await later.ship('Pos Express', 'EN1')
  expect(await later.shown()).toMatchObject({ trackingUrl: 'https://pos.example/EN1' })
})

it('writes a line for each courier that changed, and says first what it does', async () => {
  const input = await given({ ...NEW, 'courier-2-on': null })
  expect(await previewSettings(market.ctx, admin, 'couriers', input)).toMatchObject({
    changes: [{ before: '–' }, { after: 'J&T · https://www.jtexpress.my/tracking/{number} · ✗' }],
    effects: [{ kind: 'courierNew' }, { kind: 'courierOff' }, { kind: 'courierOrder' }],
    openParcels: expect.any(Number),
  })
  expect(await shippingCouriers(market.ctx)).toContain('J&T')
  await changeSettings(market.ctx, admin, 'couriers', input)
  expect(await shippingCouriers(market.ctx)).not.toContain('J&T')
  const { changes, version } = await settingsPage(market.ctx, admin, 'couriers')
  expect(version).toBe(1)
  expect(changes).toHaveLength(2)
  expect(changes[0]).toMatchObject({
    field: { label: 'courier' },
    reason: 'A new contract',
    byName: admin.name,
  })
  const { couriers } = await market.ctx.settings.read()
  expect(couriers.find(({ name }: Courier) => name === 'Lalamove')?.id).toBe('7')
  await change({ 'courier-2-on': 'on' })
  expect(courierNames((await market.ctx.settings.read()).couriers)).toContain('J&T')
})

it('answers the second of two admins with who was first', async () => {
  const second = makeAdmin(market)
  const [one, other] = [await given(NEW), await given({ 'courier-1-name': 'Pos Express' })]
  const outcomes = await Promise.allSettled([
    changeSettings(market.ctx, admin, 'couriers', one),
    changeSettings(market.ctx, second, 'couriers', other),
  ])
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'SETTINGS_CHANGED', details: { who: admin.name } } },
  ])
  expect(await shippingCouriers(market.ctx)).toContain('Pos Laju')
})
