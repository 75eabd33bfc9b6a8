import type { SaleSum } from '@pasar/db'
import { consolidatedInvoices, type EInvoice, MAX_CONSOLIDATED_LINES, sen } from '@pasar/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consolidate } from './consolidate'

const month = {
  name: '2026-11',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  operator: {
    ...{ name: 'Pasar Sdn. Bhd.', registration: '202001012345', sst: '' },
    ...{ address: '8 Jalan Ampang', email: 'hello@pasar.test', phone: '+60312345678' },
  },
  taxpayer: { tin: 'C2584563203', msic: '47912', activity: 'Retail', city: '', postcode: '', state: '' },
}

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999 })).map(sen)
const anySales = fc
  .array(fc.record({ sold: amount, back: amount, isOwn: fc.boolean() }), {
    maxLength: 3 * MAX_CONSOLIDATED_LINES,
    size: 'max',
  })
  .map((list) =>
    list.map(
      ({ isOwn, ...sums }, at): SaleSum => ({
        ...{ order: `PSR-${at}`, userId: isOwn ? 'usr_1' : null, name: '', asOf: 1 },
        ...sums,
      }),
    ),
  )

async function write(sales: readonly SaleSum[], atOnce: number) {
  async function* slices() {
    for (let at = 0; at < sales.length; at += atOnce) yield sales.slice(at, at + atOnce)
  }
  const documents: EInvoice[] = []
  const written = consolidate(month, slices())
  for (let next = await written.next(); ; next = await written.next()) {
    if (next.done) return { documents, own: next.value }
    documents.push(...next.value)
  }
}

it('has the same documents however many orders are read at a time, of each amount once', async () => {
  await fc.assert(
    fc.asyncProperty(anySales, fc.integer({ min: 1, max: 400 }), async (sales, atOnce) => {
      const { documents, own } = await write(sales, atOnce)
      expect(own).toEqual(sales.filter(({ userId }) => userId !== null))
      const others = sales.filter(({ userId }) => userId === null)
      const whole = [
        others.map(({ order, sold }) => ({ order: order ?? '', amount: sold })),
        others.map(({ order, back }) => ({ order: order ?? '', amount: sen(-back) })),
      ].flatMap((orders) =>
        consolidatedInvoices(
          month,
          orders.filter((one) => one.amount !== 0),
        ),
      )
      expect(documents).toEqual(whole)
    }),
    { numRuns: 30 },
  )
})
