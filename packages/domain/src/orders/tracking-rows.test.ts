import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeOrderNumber } from '../kernel/ids'
import { courierNames, USUAL_COURIERS } from '../shipping/couriers'
import { readPastedRows, readTrackingTable } from './tracking-rows'

const NAMES = courierNames(USUAL_COURIERS)
const readWith = (table: string, names: readonly string[]) => readTrackingTable(readPastedRows(table), names)
const read = (table: string) => readWith(table, NAMES)

const row = { number: 'PSR-7K2Q9M4X', courier: 'Pos Laju', trackingNumber: 'EN123456789MY' }

it.each([
  ['commas', 'PSR-7K2Q9M4X,Pos Laju,EN123456789MY'],
  ['semicolons', 'PSR-7K2Q9M4X;pos laju;EN123456789MY'],
  ['tabs', 'psr-7k2q9m4x\tPosLaju\tEN123456789MY'],
  ['quotes', '"PSR-7K2Q9M4X","Pos Laju"," EN123456789MY "'],
  ['a mark of the encoding and blanks', '\uFEFF #PSR-7K2Q9M4X , Pos Laju , EN123456789MY '],
])('reads a line with %s', (_, line) => {
  expect(read(line)).toMatchObject([{ line: 1, ...row }])
})

it('takes no number for a head line, not even one without a digit', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      const number = makeOrderNumber(random)
      expect(read(`${number};Pos Laju;EN123456789MY`)).toMatchObject([{ line: 1, ...row, number }])
    }),
  )
  const number = 'PSR-ABCDEFGH'
  expect(read(`${number},Pos Laju,EN123456789MY`)).toMatchObject([{ line: 1, ...row, number }])
})

it('leaves out the head and empty lines, and counts lines as an editor does', () => {
  const text = 'Order number,Courier,Tracking\r\n\r\nPSR-7K2Q9M4X,Pos Laju,EN123456789MY\r\n'
  expect(read(text)).toMatchObject([{ line: 3, ...row }])
})

it.each([
  [
    'of the export',
    'Order,State,Buyer,Courier,Tracking number',
    'PSR-7K2Q9M4X,To ship,Nurul,Pos Laju,EN123456789MY',
  ],
  ['in Chinese', '运单号;快递公司;订单号', 'EN123456789MY;Pos Laju;PSR-7K2Q9M4X'],
  ['in Malay', 'Nombor penjejakan\tPesanan\tKurier', 'EN123456789MY\tPSR-7K2Q9M4X\tPos Laju'],
])('finds the columns by a head %s', (_, head, line) => {
  expect(read(`${head}\n${line}`)).toMatchObject([{ line: 2, ...row }])
})

it('takes the apostrophe off that keeps a spreadsheet from calculating', () => {
  expect(read("PSR-7K2Q9M4X,Pos Laju,'-1")).toMatchObject([{ trackingNumber: '-1' }])
})

it('keeps what it does not understand for its seller to correct', () => {
  expect(read('PSR-7K2Q9M4X,Pigeon')).toEqual([
    { line: 1, number: 'PSR-7K2Q9M4X', courier: '', typedCourier: 'Pigeon', trackingNumber: '' },
  ])
})

it('knows the couriers it is given, in any writing', () => {
  const names = ['Lalamove Express', '顺丰速运']
  for (const typed of ['lalamove-express', 'LALAMOVE EXPRESS'])
    expect(readWith(`PSR-7K2Q9M4X;${typed};1`, names)[0]?.courier).toBe('Lalamove Express')
  expect(readWith('PSR-7K2Q9M4X;顺丰速运;1', names)[0]?.courier).toBe('顺丰速运')
  expect(readWith('PSR-7K2Q9M4X;Pos Laju;1', names)[0]?.courier).toBe('')
})

it('reads anything without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { line } of read(text)) expect(line).toBeGreaterThan(0)
    }),
  )
})
