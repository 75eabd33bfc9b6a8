import { insertBusiness, NO_ROOTS } from '@pasar/db'
import { days, ROLE, taxDetailsSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { changeOperator } from '../../platform/settings/operator'
import { asMember } from '../../testing'
import {
  buyer,
  buyOne,
  deliver,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  orders,
  place,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { HOSTILE_TEXTS } from '../../testing/hostile-texts'
import { forgetTaxDetails, ownTaxDetails, saveTaxDetails } from '../commands/tax-details'
import { invoiceOf } from '../reads/invoice'
import { makeInvoicePdf, sayBuyer } from '.'
import type { InvoiceStyle } from './style'

const market = useMarket()
const style: InvoiceStyle = {
  language: 'cn',
  appName: 'Pasar',
  say: (word, values) => `${word} 发票 ${Object.values(values ?? {}).join(' ')}`,
  nameMethod: (method) => method,
}
const invoice = (orderId: string, who = buyer) => invoiceOf(market.ctx, who, orderId, 'en')
const pdfOf = (orderId: string, who = buyer) => makeInvoicePdf(market.ctx, who, orderId, style)

async function buyMuch(): Promise<string> {
  await fillCart(market, buyer, [items.kopi, 2], [items.withVariants, 1], [items.virtual, 1])
  for (const code of ['KEDAI5', 'TEN']) await applyCoupon(market.ctx, buyer, code)
  const order = await place(market, buyer)
  await deliver(market, makeWebhook(market, order))
  return order.orderId
}

const company = {
  ...{ name: 'Wong Trading Sdn. Bhd.', idKind: 'BRN', idNumber: '202001012345', tin: 'C25845632030' },
  ...{ line: '9 Jalan Raja', city: 'Ipoh', postcode: '30000', state: 'prk', onInvoices: 'on' },
}

it('is made out to who its buyer said to be until the month is over', async () => {
  const orderId = await buyMuch()
  const member = asMember(users.buyer, ROLE.BUYER)
  const numbers = { idNumber: '202001012345', tin: 'C25845632030', sstNumber: '' }
  await saveTaxDetails(market.ctx, member, taxDetailsSchema.parse(company))
  const view = await invoice(orderId)
  expect(view.buyerNumbers).toEqual(numbers)
  expect(sayBuyer(view, style.say).slice(0, 5)).toEqual([
    'Wong Trading Sdn. Bhd.',
    'registration 发票 202001012345',
    'tin 发票 C25845632030',
    '9 Jalan Raja',
    '30000 Ipoh',
  ])
  expect((await pdfOf(orderId)).pdf.subarray(0, 5).toString()).toBe('%PDF-')
  market.wait(days(40))
  const other = taxDetailsSchema.parse({ ...company, name: 'Other', onInvoices: undefined })
  await saveTaxDetails(market.ctx, member, other)
  expect((await invoice(orderId)).buyer[0]).toBe('Wong Trading Sdn. Bhd.')
  expect(await ownTaxDetails(market.ctx, member)).toEqual(other)
  expect((await invoice(await buyMuch())).buyerNumbers).toBeNull()
  await forgetTaxDetails(market.ctx, member)
  expect([await ownTaxDetails(market.ctx, member), (await invoice(orderId)).buyerNumbers]).toEqual([
    null,
    null,
  ])
})

describe('invoiceOf', () => {
  it('is one invoice of each seller, with who they are in law, and adds up', async () => {
    await changeOperator(market.ctx, { name: 'Pasar Digital Sdn. Bhd.', registration: '202601000001' })
    const orderId = await buyMuch()
    const view = await invoice(orderId)
    expect(view.operator).toMatchObject({ name: 'Pasar Digital Sdn. Bhd.', registration: '202601000001' })
    expect(view.parcels.map(({ supplier }) => supplier?.name ?? null)).toEqual([
      'Kedai Kampung Enterprise',
      'Rumah Gaya Sdn. Bhd.',
      null,
    ])
    expect(view.parcels.map(({ sst }) => sst === null)).toEqual([true, false, true])
    expect(view.parcels.reduce((sum, { total }) => sum + total, 0)).toBe(view.total)
    expect(view.total).toBe(market.value('select total_sen from orders where id = ?', orderId))
    expect(view.parcels[0]?.sellerDiscount).toBe(500)
    expect(view.buyer).toEqual(expect.arrayContaining(['Daniel Wong', '8 Jalan Ampang', users.buyer.email]))
    expect(view.credits).toEqual([])
  })

  it('shows refunds as credit notes', async () => {
    const orderId = await buyMuch()
    const payment = market.value<string>('select id from payments where order_id = ?', orderId)
    market.run(
      "insert into refunds (id, payment_id, amount_sen, reason, state, created_at) values ('ref_1', ?, 1000, 'x', 'requested', ?)",
      payment,
      market.ctx.now(),
    )
    const { credits, net, total } = await invoice(orderId)
    expect(credits).toMatchObject([{ amount: 1000, isDone: false }])
    expect(net).toBe(total - 1000)
  })

  it('keeps who the seller was on its day', async () => {
    const orderId = await buyMuch()
    market.wait(days(1))
    await market.ctx.transact(NO_ROOTS.alone, (tx) =>
      insertBusiness(
        tx,
        {
          sellerId: users.seller.id,
          name: 'Kedai Kampung Sdn. Bhd.',
          registration: '202601999999',
          sstNumber: 'W10-1',
          sstBps: 800,
          address: 'Ipoh',
          email: users.seller.email,
          phone: '+60322841234',
        },
        market.ctx.now(),
      ),
    )
    expect((await invoice(orderId)).parcels[0]?.supplier?.name).toBe('Kedai Kampung Enterprise')
    const later = await buyMuchLater()
    expect((await invoice(later)).parcels[0]).toMatchObject({
      supplier: { name: 'Kedai Kampung Sdn. Bhd.' },
      sst: { bps: 800 },
    })
  })

  async function buyMuchLater(): Promise<string> {
    const order = await buyOne(market, buyer, items.kopi)
    await deliver(market, makeWebhook(market, order))
    return order.orderId
  }

  it('is there for paid orders of one’s own only', async () => {
    const { orderId } = await buyOne(market, buyer, items.kopi)
    for (const ask of [invoice, pdfOf]) {
      expect(await refusalOf(ask(orderId))).toBe('NOT_FOUND')
      expect(await refusalOf(ask(orders.paid.id, newbuyer))).toBe('NOT_FOUND')
      expect(await refusalOf(ask('ord_none'))).toBe('NOT_FOUND')
    }
    await expect(invoice(orders.paid.id)).resolves.toMatchObject({ number: orders.paid.number })
  })
})

describe('makeInvoicePdf', () => {
  it('is a PDF with its font in it, whatever the texts are', async () => {
    const orderId = await buyMuch()
    for (const text of [HOSTILE_TEXTS.join(' '), '娘惹食谱 '.repeat(60), 'x'.repeat(5_000)]) {
      market.run('update order_lines set title = ?, variant_name = ? where order_id = ?', text, text, orderId)
      const { pdf, number } = await pdfOf(orderId)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.includes('NotoSansSC')).toBe(true)
      expect(pdf.includes('/JavaScript')).toBe(false)
      expect(pdf.length).toBeLessThan(500_000)
      expect(number).toMatch(/^PSR-/)
    }
  })

  it('goes on to as many pages as it needs', async () => {
    const orderId = await buyMuch()
    const [line] = market.rows<{ id: string }>('select id from order_lines where order_id = ?', orderId)
    const long = 'A very long name of something that was bought. '.repeat(200)
    market.run('update order_lines set title = ? where id = ?', long, line?.id)
    const { pdf } = await pdfOf(orderId)
    expect(Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])).toBeGreaterThan(1)
  })

  it('of many at once is drawn in turns, and of too many refused', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => pdfOf(orders.paid.id)))
    const made = asked.filter(({ status }) => status === 'fulfilled')
    expect(made.length).toBe(21)
    for (const one of asked)
      if (one.status === 'rejected') expect(await refusalOf(Promise.reject(one.reason))).toBe('BUSY')
  })
})
