import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Quote, quoteOrder } from '../checkout/quote'
import { sen, sumSen } from '../kernel/money'
import { SHIPPING_ZONES, usualDestination } from '../shipping/shipping'
import { anyCart, anyCoupons, anySen } from '../testing/helpers'
import { type InvoicedParcel, makeInvoice, type Supplier, taxWithin } from './invoice'

/** A quote as an order keeps it. */
const freeze = ({ parcels }: Quote): InvoicedParcel[] =>
  parcels.map((parcel) => ({
    sellerId: parcel.sellerId,
    storeName: parcel.storeName,
    shippingMethod: parcel.shipping.method,
    items: parcel.itemsTotal,
    sellerDiscount: parcel.sellerDiscount,
    platformDiscount: parcel.platformDiscount,
    shipping: parcel.shipping.fee,
    shippingSellerDiscount: parcel.shippingSellerDiscount,
    shippingPlatformDiscount: parcel.shippingPlatformDiscount,
    total: parcel.total,
    lines: parcel.lines.map(({ item, ...line }) => ({
      id: item.variantId,
      title: item.name,
      variantName: item.variantName,
      unitPrice: item.price,
      quantity: item.quantity,
      subtotal: line.subtotal,
      sellerDiscount: line.sellerDiscount,
      platformDiscount: line.platformDiscount,
    })),
  }))

const supplier: Supplier = {
  sellerId: 's1',
  name: 'Batik House Sdn. Bhd.',
  registration: '201801112648',
  sstNumber: 'W10-1808-32000017',
  sstBps: 1_000,
  address: 'Kuala Lumpur',
  email: 's1@example.com',
  phone: '+60322841234',
}

const anyOrder = fc
  .record({
    items: anyCart,
    country: fc.constantFrom('MY', 'JP', 'US'),
    zones: fc.constant(SHIPPING_ZONES),
    coupons: anyCoupons,
    freeShippingFrom: fc.constant(new Map()),
  })
  .map(quoteOrder)

describe('makeInvoice', () => {
  it('adds up to the sen, whatever was bought with whatever coupons', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anySen(50_000)), (quote, sentBack) => {
        const parcels = freeze(quote)
        const invoice = makeInvoice({
          orderNumber: 'PSR-1',
          total: quote.total,
          parcels,
          suppliers: [supplier],
          refunds: sentBack.map((amount) => ({ amount, state: 'done', createdAt: 1, doneAt: 2 })),
        })
        expect(sumSen(invoice.parcels.map(({ total }) => total))).toBe(quote.total)
        expect(invoice.net + sumSen(invoice.credits.map(({ amount }) => amount))).toBe(quote.total)
        for (const parcel of invoice.parcels) {
          const goods = sumSen(parcel.lines.map(({ total }) => total))
          expect(goods).toBe(parcel.items - parcel.sellerDiscount - parcel.platformDiscount)
          const shipping = parcel.shipping - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount
          expect(goods + shipping).toBe(parcel.total)
          expect(parcel.sst === null).toBe(parcel.supplier === null)
          expect(parcel.sst?.amount ?? 0).toBeLessThanOrEqual(parcel.items - parcel.sellerDiscount)
        }
        const numbers = [...invoice.parcels, ...invoice.credits].map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
      }),
    )
  })

  it('shows no tax for sellers who are not registered, and no failed refund', () => {
    const [parcel] = freeze(
      quoteOrder({ items: [], ...usualDestination('MY'), coupons: [], freeShippingFrom: new Map() }),
    )
    expect(parcel).toBe(undefined)
    const free = { ...supplier, sstNumber: null, sstBps: 0 }
    const one: InvoicedParcel = {
      sellerId: 's1',
      storeName: 'Batik House',
      shippingMethod: 'Standard',
      items: sen(1_000),
      sellerDiscount: sen(0),
      platformDiscount: sen(0),
      shipping: sen(0),
      shippingSellerDiscount: sen(0),
      shippingPlatformDiscount: sen(0),
      total: sen(1_000),
      lines: [
        {
          id: 'a',
          title: 'Kain',
          variantName: '',
          unitPrice: sen(500),
          quantity: 2,
          subtotal: sen(1_000),
          sellerDiscount: sen(0),
          platformDiscount: sen(0),
        },
      ],
    }
    const refunds = (['requested', 'failed', 'done'] as const).map((state) => ({
      amount: sen(100),
      state,
      createdAt: 5,
      doneAt: state === 'done' ? 9 : null,
    }))
    const order = { orderNumber: 'PSR-1', total: sen(1_000), parcels: [one], suppliers: [free], refunds }
    const invoice = makeInvoice(order)
    expect(invoice.parcels[0]).toMatchObject({ number: 'INV-PSR-1-1', sst: null, supplier: free })
    expect(invoice.credits).toEqual([
      { number: 'CN-PSR-1-1', amount: 100, at: 5, isDone: false },
      { number: 'CN-PSR-1-3', amount: 100, at: 9, isDone: true },
    ])
    expect(invoice.net).toBe(800)
    expect(() => makeInvoice({ ...order, total: sen(999) })).toThrow('do not add up')
    expect(() => makeInvoice({ ...order, parcels: [{ ...one, total: sen(999) }] })).toThrow('do not add up')
  })
})

describe('taxWithin', () => {
  it('is what the amount holds', () => {
    expect(taxWithin(sen(11_000), 1_000)).toBe(1_000)
    expect(taxWithin(sen(10_800), 800)).toBe(800)
    expect(taxWithin(sen(0), 600)).toBe(0)
    expect(taxWithin(sen(1_000), 0)).toBe(0)
  })

  it('added to the amount without it gives the amount, to the sen', () => {
    fc.assert(
      fc.property(anySen(100_000_000), fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        const tax = taxWithin(amount, bps)
        expect(Math.abs((amount - tax) * bps - tax * 10_000)).toBeLessThanOrEqual((10_000 + bps) / 2)
      }),
    )
  })
})
