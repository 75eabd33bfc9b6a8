import { parseSettings, type SettingSection, valuesOf } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '../../checkout/commands/place-order'
import { confirmReceipt } from '../../orders/commands/receive'
import { admin, makeAdmin } from '../../payouts/testing/helpers'
import {
  buyer,
  chargeUnreported,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  type Order,
  orderForm,
  parcelsOf,
  place,
  refusalOf,
  ship,
  useMarket,
} from '../../testing/helpers'
import { changeSettings } from './change'
import { previewSettings, settingsOverview, settingsPage } from './section-page'

const market = useMarket()

const given = (section: SettingSection, values: Record<string, string>, version = 0) =>
  parseSettings(section, { ...valuesOf(section, new Map()), version, reason: 'A better offer', ...values })
const change = (values: Record<string, string>, version = 0, who = admin) =>
  changeSettings(market.ctx, who, 'fees', given('fees', values, version))

it('changes the settings it is given, with a line of the audit log for each', async () => {
  await change({ fee: '9', reseller: '3' })
  expect((await market.ctx.settings.read()).feeRates).toEqual({ sellerBps: 9_100, resellerBps: 300 })
  const { values, version, changes } = await settingsPage(market.ctx, admin, 'fees')
  expect({ values, version }).toEqual({ values: { fee: '9', reseller: '3' }, version: 1 })
  const line = { reason: 'A better offer', byName: admin.name }
  expect(changes).toHaveLength(2)
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...line, field: { label: 'fee' }, change: '8 % → 9 %' }),
      expect.objectContaining({ ...line, field: { label: 'reseller' }, change: '2 % → 3 %' }),
    ]),
  )
  expect(await settingsOverview(market.ctx, admin)).toContainEqual({
    section: 'fees',
    last: { at: expect.any(Number), byName: admin.name },
  })
})

it('lets one of two admins through, and names them to the other', async () => {
  const second = makeAdmin(market)
  const outcomes = await Promise.allSettled([
    change({ fee: '9' }, 0, second),
    change({ fee: '10' }),
    change({ reseller: '1' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: 'SETTINGS_CHANGED', details: { who: second.name } })
  expect((await settingsPage(market.ctx, admin, 'fees')).changes).toHaveLength(1)
  const late = previewSettings(market.ctx, admin, 'fees', given('fees', { fee: '11' }))
  expect(await refusalOf(late)).toBe('SETTINGS_CHANGED')
})

it('refuses what would change nothing, and writes nothing down', async () => {
  expect(await refusalOf(change({}))).toBe('SETTINGS_SAME')
  expect(await refusalOf(previewSettings(market.ctx, admin, 'fees', given('fees', {})))).toBe('SETTINGS_SAME')
  expect(await settingsPage(market.ctx, admin, 'fees')).toMatchObject({ version: 0, changes: [] })
})

it('keeps sections apart', async () => {
  await change({ fee: '9' })
  await changeSettings(market.ctx, admin, 'zones', given('zones', { Zone1Base: '7' }))
  expect(await settingsPage(market.ctx, admin, 'zones')).toMatchObject({
    version: 1,
    changes: [{ field: { label: 'zoneBase', group: 'Zone1' }, change: 'RM 6.00 → RM 7.00' }],
  })
})

describe('a changed fee', () => {
  it('applies to orders that are placed afterwards; those before keep theirs, and the books hold', async () => {
    const rates = [
      { fee: 8, reseller: 2 },
      { fee: 12, reseller: 0.5 },
      { fee: 4, reseller: 3.25 },
    ]
    const placed: { order: Order; fee: number }[] = []
    for (const [at, { fee, reseller }] of rates.entries()) {
      if (at > 0) await change({ fee: String(fee), reseller: String(reseller) }, at - 1)
      await fillCart(market, buyer, [items.kopi, at + 1])
      placed.push({ order: await place(market, buyer), fee })
    }
    for (const { order } of placed) {
      await chargeUnreported(market, buyer, order)
      await deliver(market, makeWebhook(market, order))
      for (const parcel of parcelsOf(market, order)) {
        await ship(market, parcel)
        await confirmReceipt(market.ctx, buyer, parcel.id)
      }
    }
    const sql = 'select seller_bps as bps from parcels where order_id = ?'
    expect(placed.map(({ order }) => market.value(sql, order.orderId))).toEqual(
      placed.map((one) => 10_000 - one.fee * 100),
    )
    await expectSumsToMatch(market)
  })
})

it('charges new zones from the next order on; a page from before is refused', async () => {
  await fillCart(market, buyer, [items.kopi, 1])
  const form = await orderForm(market, buyer)
  await changeSettings(market.ctx, admin, 'zones', given('zones', { Zone1Base: '9' }))
  expect(await placeOrder(market.ctx, buyer, form)).toMatchObject({ ok: false })
  const order = await place(market, buyer)
  expect(market.value('select base_fee_sen from parcels where order_id = ?', order.orderId)).toBe(900)
})
