import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PickLine, sumPickList } from './documents'

const line = (variantId: string, quantity: number, over: Partial<PickLine> = {}): PickLine => ({
  variantId,
  title: 'Kopi',
  variantName: '',
  sku: '',
  imageKey: null,
  quantity,
  ...over,
})

describe('sumPickList', () => {
  it('adds up a variant over parcels, and counts each parcel once', () => {
    const rows = sumPickList([[line('a', 2), line('a', 1)], [line('a', 4), line('b', 1)], [line('b', 0)]])
    expect(rows.map(({ variantId, quantity, parcels }) => [variantId, quantity, parcels])).toEqual([
      ['a', 7, 2],
      ['b', 1, 1],
    ])
  })

  it('is sorted by SKU, those without one last, by title and variant', () => {
    const rows = sumPickList([
      [
        line('1', 1, { title: 'Teh' }),
        line('2', 1, { sku: 'Z-1', title: 'A' }),
        line('3', 1, { title: 'Kopi', variantName: 'M' }),
        line('4', 1, { title: 'Kopi', variantName: 'L' }),
        line('5', 1, { sku: 'A-9', title: 'Z' }),
      ],
    ])
    expect(rows.map(({ variantId }) => variantId)).toEqual(['5', '2', '4', '3', '1'])
  })

  it('calls a variant what it was called last', () => {
    expect(sumPickList([[line('a', 1)], [line('a', 1, { title: 'Kopi O' })]])[0]?.title).toBe('Kopi O')
  })

  it('takes exactly as many pieces from the shelf as the parcels hold', () => {
    const parcels = fc.array(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(99)), { maxLength: 6 }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(parcels, (drafts) => {
        const lines = drafts.map((parcel) => parcel.map(([id, quantity]) => line(id, quantity)))
        const rows = sumPickList(lines)
        for (const id of ['a', 'b', 'c', 'd']) {
          const held = lines.map((parcel) =>
            parcel.reduce((sum, one) => sum + (one.variantId === id ? one.quantity : 0), 0),
          )
          const row = rows.find(({ variantId }) => variantId === id)
          expect(row?.quantity ?? 0).toBe(held.reduce((sum, count) => sum + count, 0))
          expect(row?.parcels ?? 0).toBe(held.filter((count) => count > 0).length)
        }
      }),
    )
  })
})
