import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES, PARCEL_STATES } from '../orders/states'
import { cleanFileName, fileKindOf, mayDownload, readRange } from './downloads'

describe('cleanFileName', () => {
  it('keeps good names, in any script', () => {
    for (const name of ['Guide.pdf', 'Resipi Nyonya 娘惹食谱.epub', 'pattern v1.2.zip'])
      expect(cleanFileName(name)).toBe(name)
  })

  it('takes folders, unseen characters and what disks refuse out', () => {
    expect(cleanFileName('../../etc/passwd.txt')).toBe('passwd.txt')
    expect(cleanFileName('C:\\temp\\a.pdf')).toBe('a.pdf')
    expect(cleanFileName('bill\u202Efdp.exe\r\nX: y.pdf')).toBe('billfdp.exeX- y.pdf')
    expect(cleanFileName('..')).toBe('')
    expect(cleanFileName('a"b<c>.pdf')).toBe('a-b-c-.pdf')
  })

  it('gives short names without control characters or slashes, and the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const clean = cleanFileName(name)
        expect(Array.from(clean).length).toBeLessThanOrEqual(100)
        expect(clean).not.toMatch(/[\p{Cc}/\\"]/u)
      }),
    )
  })
})

describe('fileKindOf', () => {
  it('goes by the extension', () => {
    expect(fileKindOf('a.PDF')).toBe('application/pdf')
    for (const name of ['a.exe', 'a.svg', 'a.html', 'pdf', 'a.', 'a.constructor'])
      expect(fileKindOf(name)).toBe(null)
  })
})

describe('mayDownload', () => {
  it('needs money that was not given back', () => {
    for (const order of ORDER_STATES)
      for (const parcel of PARCEL_STATES) {
        const isOpen =
          ['paid', 'partially_refunded'].includes(order) &&
          !['awaiting_payment', 'cancelled', 'returned'].includes(parcel)
        const bought = (refundedQuantity: number) =>
          mayDownload(order, parcel, { quantity: 2, refundedQuantity })
        expect([0, 1, 2].map(bought), `${order} ${parcel}`).toEqual([isOpen, isOpen, false])
      }
  })
})

describe('readRange', () => {
  it('reads one range, as RFC 9110 writes it', () => {
    expect(readRange(null, 10)).toBe('whole')
    expect(readRange('bytes=0-', 10)).toEqual({ first: 0, last: 9 })
    expect(readRange('bytes=3-5', 10)).toEqual({ first: 3, last: 5 })
    expect(readRange('bytes=-4', 10)).toEqual({ first: 6, last: 9 })
    expect(readRange('bytes=-40', 10)).toEqual({ first: 0, last: 9 })
    expect(readRange('bytes=5-400', 10)).toEqual({ first: 5, last: 9 })
    expect(readRange('bytes=10-', 10)).toBe('none')
    expect(readRange('bytes=-0', 10)).toBe('none')
    for (const odd of ['bytes=5-3', 'bytes=0-1,3-4', 'items=0-1', 'bytes=-', 'bytes=a-b'])
      expect(readRange(odd, 10)).toBe('whole')
  })

  it('never leaves the file', () => {
    const part = fc.oneof(fc.nat().map(String), fc.constant(''), fc.string())
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 1_000_000 }), (from, to, size) => {
        const range = readRange(`bytes=${from}-${to}`, size)
        if (typeof range === 'string') return
        expect(range.first).toBeGreaterThanOrEqual(0)
        expect(range.last).toBeLessThan(size)
        expect(range.first).toBeLessThanOrEqual(range.last)
      }),
    )
  })
})
