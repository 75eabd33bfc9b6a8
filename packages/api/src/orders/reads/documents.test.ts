import { DomainError, MAX_PRINTED } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { barsOf } from '../../platform/pdf/codes'
import { asSeller } from '../../testing'
import {
  buy,
  buyer,
  fillCart,
  items,
  type Order,
  parcelsOf,
  place,
  refusalOf,
  useMarket,
  users,
} from '../../testing/helpers'
import { HOSTILE_TEXTS } from '../../testing/hostile-texts'
import { shipParcel } from '../commands/ship'
import { shipPart } from '../commands/ship-part'
import type { DocumentStyle } from '../internal/document-style'
import { documentsOf, makeDocumentsPdf, makePickListPdf, pickListOf } from './documents'

const market = useMarket()
const seller = asSeller(users.seller)
const other = asSeller(users.tan)
const style: DocumentStyle = {
  language: 'cn',
  appName: 'Pasar',
  say: (word, values) => `${word} 标签 ${Object.values(values ?? {}).join(' ')}`,
  nameMethod: (method) => method,
}
const documents = (ids: readonly string[] = [], who = seller) => documentsOf(market.ctx, who, ids)
const pdf = (kind: 'labels' | 'slips', size: 'a6' | 'a4', ids: readonly string[] = []) =>
  makeDocumentsPdf(market.ctx, seller, { kind, size, ids }, style)
const pagesOf = (made: Buffer): number => Number(/\/Count (\d+)/.exec(made.toString('latin1'))?.[1])
const numberOf = ({ orderId }: Order): string =>
  market.value('select number from orders where id = ?', orderId)

const buyKopi = (quantity = 1): Promise<Order> => buy(market, buyer, [items.kopi, quantity])

function parcelOf(order: Order): string {
  const own = parcelsOf(market, order).find(({ sellerId }) => sellerId === seller.id)
  if (!own) throw new Error('no parcel')
  return own.id
}

describe('documentsOf', () => {
  it("finds the seller's own paid parcels that are to be sent or on their way", async () => {
    await fillCart(market, buyer, [items.kopi, 1], [items.withVariants, 1])
    const order = await buy(market, buyer)
    await fillCart(market, buyer, [items.kopi, 1])
    const unpaid = await place(market, buyer)
    const all = [...parcelsOf(market, order), ...parcelsOf(market, unpaid)].map(({ id }) => id)
    const { documents: found, more } = await documents([...all, ...all, 'par_none'])
    expect(found.map(({ id }) => id)).toEqual([parcelOf(order)])
    expect(more).toBe(0)
    expect(found[0]).toMatchObject({
      number: numberOf(order),
      from: [expect.any(String), expect.any(String), expect.stringContaining('+60')],
      to: { name: 'Daniel Wong', street: expect.arrayContaining(['8 Jalan Ampang']) },
    })
    expect(await refusalOf(documents([parcelOf(order)], other))).toBe('PRINT_NONE')
    market.run("update parcels set state = 'completed' where id = ?", parcelOf(order))
    expect(await refusalOf(documents([parcelOf(order)]))).toBe('PRINT_NONE')
  })

  it('takes all that wait when none is ticked, none that is on its way', async () => {
    const order = await buyKopi()
    const before = (await documents()).documents.map(({ id }) => id)
    expect(before).toContain(parcelOf(order))
    await shipParcel(market.ctx, seller, {
      parcelId: parcelOf(order),
      courier: 'Pos Laju',
      trackingNumber: 'EN1',
    })
    expect((await documents()).documents.map(({ id }) => id)).toEqual(
      before.filter((id) => id !== parcelOf(order)),
    )
    expect((await documents([parcelOf(order)])).documents).toHaveLength(1)
    market.run("update parcels set state = 'completed' where seller_id = ?", seller.id)
    expect(await documents()).toEqual({ documents: [], more: 0 })
  })

  it('prints a hundred at most', async () => {
    const ids = Array.from({ length: MAX_PRINTED + 1 }, (_, at) => `par_${at}`)
    const refused = await documents(ids).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DomainError)
    expect(refused).toMatchObject({ code: 'PRINT_TOO_MANY', details: { limit: MAX_PRINTED } })
    expect(await refusalOf(documents(ids.slice(1)))).toBe('PRINT_NONE')
  })

  it('packs only the rest of a parcel of which a part has left', async () => {
    const id = parcelOf(await buyKopi(3))
    const lineId = market.value<string>('select id from order_lines where parcel_id = ?', id)
    const part = (quantity: number, seen: number) =>
      shipPart(market.ctx, seller, {
        parcelId: id,
        courier: 'DHL',
        trackingNumber: `N${seen}`,
        portions: [{ lineId, quantity }],
        seen,
      })
    await part(1, 0)
    expect((await documents([id])).documents[0]?.lines).toMatchObject([{ quantity: 2 }])
    await part(2, 1)
    expect((await documents([id])).documents[0]?.lines).toMatchObject([{ quantity: 3 }])
  })

  it('leaves out what went back and what is virtual', async () => {
    const order = await buyKopi(3)
    market.run('update order_lines set refunded_quantity = 1 where order_id = ?', order.orderId)
    expect((await documents([parcelOf(order)])).documents[0]?.lines).toMatchObject([{ quantity: 2 }])
    market.run('update order_lines set is_virtual = 1 where order_id = ?', order.orderId)
    expect((await documents([parcelOf(order)])).documents[0]?.lines).toEqual([])
  })
})

describe('pickListOf', () => {
  it('adds up what the ticked parcels hold', async () => {
    const ids = [parcelOf(await buyKopi(2)), parcelOf(await buyKopi(3))]
    market.run("update item_variants set sku = 'K-1' where id = ?", items.kopi.variantIds[0])
    const { rows, pieces, numbers } = await pickListOf(market.ctx, seller, ids)
    expect(rows).toMatchObject([{ sku: 'K-1', quantity: 5, parcels: 2 }])
    expect(pieces).toBe(5)
    expect(numbers).toHaveLength(2)
    expect(await refusalOf(pickListOf(market.ctx, other, ids))).toBe('PRINT_NONE')
  })
})

describe('the PDFs', () => {
  it('puts a label on each A6 sheet, and four on one of A4', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.push(parcelOf(await buyKopi()))
    expect(pagesOf(await pdf('labels', 'a6', ids))).toBe(5)
    expect(pagesOf(await pdf('labels', 'a4', ids))).toBe(2)
    expect(pagesOf(await pdf('slips', 'a6', ids))).toBe(5)
    expect(pagesOf(await pdf('slips', 'a4', ids))).toBe(5)
    expect(pagesOf(await makePickListPdf(market.ctx, seller, ids, style))).toBe(1)
  })

  it('shows any text with its font in it, and runs none', async () => {
    const order = await buyKopi()
    for (const text of [
      HOSTILE_TEXTS.join(' ').slice(0, 400),
      '陈美玲 娘惹街 '.repeat(12),
      'x'.repeat(600),
    ]) {
      market.run(
        'update orders set full_name = ?, line1 = ?, line2 = ?, city = ? where id = ?',
        ...[text, text, text, text, order.orderId],
      )
      market.run(
        'update order_lines set title = ?, variant_name = ? where order_id = ?',
        text,
        text,
        order.orderId,
      )
      market.run(
        'update parcels set buyer_note = ?, store_name = ? where order_id = ?',
        text,
        text,
        order.orderId,
      )
      for (const made of [
        await pdf('labels', 'a6', [parcelOf(order)]),
        await pdf('slips', 'a6', [parcelOf(order)]),
        await makePickListPdf(market.ctx, seller, [parcelOf(order)], style),
      ]) {
        expect(made.subarray(0, 5).toString()).toBe('%PDF-')
        expect(made.includes('NotoSansSC')).toBe(true)
        expect(made.includes('/JavaScript')).toBe(false)
      }
    }
    expect(pagesOf(await pdf('labels', 'a6', [parcelOf(order)]))).toBe(1)
  })

  it('says on a label that its address has letters which cannot be printed', async () => {
    const order = await buyKopi()
    const ids = [parcelOf(order)]
    for (const [name, isDrawn] of [
      ['陈美玲 Nurul “Huda” さくら', true],
      ['முருகன் Murugan', true],
      ['김민수', true],
      ['สมชาย น้ำใจ', true],
      ['محمد', false],
      ['मोहन', false],
    ] as const) {
      market.run('update orders set full_name = ? where id = ?', name, order.orderId)
      const said = new Set<string>()
      const listening: DocumentStyle = { ...style, say: (word) => [...said.add(word)].at(-1) ?? '' }
      await makeDocumentsPdf(market.ctx, seller, { kind: 'labels', size: 'a6', ids }, listening)
      expect([name, said.has('undrawn')]).toEqual([name, !isDrawn])
    }
  })

  it('says so when there is nothing to ship', async () => {
    market.run("update parcels set state = 'completed' where seller_id = ?", seller.id)
    for (const made of [await pdf('labels', 'a4'), await makePickListPdf(market.ctx, seller, [], style)])
      expect(pagesOf(made)).toBe(1)
  })
})

it('writes numbers of orders as bars: start, characters, check and stop of eleven modules each, the stop of thirteen', () => {
  const bars = barsOf('PSR-7K3M-9QXD')
  expect(bars.startsWith('11010010000')).toBe(true)
  expect(bars.endsWith('1100011101011')).toBe(true)
  expect((bars.length - 13) % 11).toBe(0)
  expect(barsOf('PSR-7K3M-9QXE')).not.toBe(bars)
})
