import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  formatRm,
  isService,
  LANGUAGE_TAG,
  type Language,
  malaysianFormat,
  type ParcelInvoice,
} from '@pasar/domain'
import { makeLimiter } from '../../platform/concurrency-limiter'
import { Sheets } from '../../platform/pdf/page'
import type { InvoiceView } from '../reads/invoice'
import { sayBuyer } from './buyer-lines'
import { sayPaidWith } from './paid-with'
import type { InvoiceStyle } from './style'

const JADE = '#0B6B57'
const SOFT = '#57534E'
const BAND = '#F3EEE5'
const GAP = 14

const dayFormat = malaysianFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const formatDay = (language: Language, at: number): string => dayFormat(LANGUAGE_TAG[language]).format(at)

/** Right ends of the columns of figures, from the right edge. */
const COLUMNS = { quantity: 236, unitPrice: 158, discount: 80, amount: 0 } as const

/** The first words take in the fonts: others come in between. */
async function drawHead(sheets: Sheets, view: InvoiceView, style: InvoiceStyle): Promise<void> {
  const { say, language, appName } = style
  const { operator } = view
  const half = (sheets.right - sheets.left) / 2 - GAP
  const middle = sheets.left + half + 2 * GAP
  sheets.put(appName, sheets.left, sheets.y, { size: 22, weight: 700, colour: JADE })
  await yieldToEventLoop()
  sheets.put(say('title'), sheets.right, sheets.y, { size: 18, weight: 700, align: 'right' })
  await yieldToEventLoop()
  sheets.put(say('order', { number: view.number }), sheets.right, sheets.y + 28, { align: 'right' })
  await yieldToEventLoop()
  sheets.y += 52
  sheets.rule(sheets.y, JADE)
  sheets.y += GAP
  const contact = [operator.email, operator.phone].filter(Boolean).join(' · ')
  const registration = operator.registration && say('registration', { number: operator.registration })
  const blocks = [
    {
      x: sheets.left,
      title: say('operator'),
      lines: [operator.name, registration, operator.address, contact],
    },
    { x: middle, title: say('buyer'), lines: sayBuyer(view, say) },
  ]
  let lowest = sheets.y
  for (const { x, title, lines } of blocks) {
    let y = sheets.y
    sheets.put(title, x, y, { size: 8, colour: SOFT })
    y += 14
    for (const [index, line] of lines.filter(Boolean).entries()) {
      y += sheets.putBlock(line, x, y, half, { weight: index === 0 ? 700 : 400 })
      await yieldToEventLoop()
    }
    lowest = Math.max(lowest, y)
  }
  sheets.y = lowest + GAP
  const facts = [
    [say('date'), formatDay(language, view.paidAt)],
    [say('paidWith'), sayPaidWith(view, say)],
  ] as const
  for (const [index, [title, fact]] of facts.entries()) {
    const x = index === 0 ? sheets.left : middle
    sheets.put(title, x, sheets.y, { size: 8, colour: SOFT })
    sheets.put(fact, x, sheets.y + 13, { weight: 700 })
  }
  sheets.y += 38
}

function drawRow(sheets: Sheets, label: string, amount: number, isStrong = false): void {
  sheets.need(18)
  const look = { weight: isStrong ? (700 as const) : (400 as const) }
  sheets.put(label, sheets.right - COLUMNS.discount, sheets.y, { ...look, align: 'right' })
  sheets.put(formatRm(amount), sheets.right, sheets.y, { ...look, align: 'right' })
  sheets.y += 15
}

function drawSupplier(sheets: Sheets, parcel: ParcelInvoice, { say }: InvoiceStyle): void {
  const { supplier } = parcel
  const width = sheets.right - sheets.left
  const small = { size: 8, colour: SOFT }
  const contact = supplier && [supplier.email, supplier.phone].filter(Boolean).join(' · ')
  const legal = supplier
    ? [
        ...(supplier.registration === '' ? [] : [say('registration', { number: supplier.registration })]),
        supplier.sstNumber === null ? say('noSst') : say('sstNumber', { number: supplier.sstNumber }),
      ].join(' · ')
    : `${say('untold')} ${say('noSst')}`
  sheets.need(110)
  sheets.fill(sheets.left, sheets.y, width, 22, BAND)
  sheets.put(say('number', { number: parcel.number }), sheets.left + 8, sheets.y + 5, { weight: 700 })
  sheets.y += 30
  sheets.put(say('supplier'), sheets.left, sheets.y, small)
  sheets.y += 13
  sheets.y += sheets.putBlock(supplier?.name ?? parcel.storeName, sheets.left, sheets.y, width, {
    weight: 700,
  })
  for (const line of [say('store', { name: parcel.storeName }), legal, supplier?.address, contact])
    if (line) sheets.y += sheets.putBlock(line, sheets.left, sheets.y, width, small)
  sheets.y += 8
}

function drawLines(sheets: Sheets, parcel: ParcelInvoice, { say }: InvoiceStyle): void {
  const head = { size: 8, colour: SOFT } as const
  const nameWidth = sheets.right - COLUMNS.quantity - 44 - sheets.left
  sheets.need(50)
  sheets.put(say('item'), sheets.left, sheets.y, head)
  for (const column of ['quantity', 'unitPrice', 'discount', 'amount'] as const)
    sheets.put(say(column), sheets.right - COLUMNS[column], sheets.y, { ...head, align: 'right' })
  sheets.y += 14
  sheets.rule(sheets.y)
  sheets.y += 5
  for (const line of parcel.lines) {
    const name = line.variantName === '' ? line.title : `${line.title} (${line.variantName})`
    const high = sheets.heightOf(name, nameWidth)
    sheets.need(high + 6)
    sheets.putBlock(name, sheets.left, sheets.y, nameWidth)
    const discount = line.sellerDiscount + line.platformDiscount
    const figures = {
      quantity: String(line.quantity),
      unitPrice: formatRm(line.unitPrice),
      discount: discount === 0 ? '–' : formatRm(-discount),
      amount: formatRm(line.total),
    }
    for (const column of ['quantity', 'unitPrice', 'discount', 'amount'] as const)
      sheets.put(figures[column], sheets.right - COLUMNS[column], sheets.y, { align: 'right' })
    sheets.y += high + 5
  }
  sheets.rule(sheets.y)
  sheets.y += 7
}

function drawSums(sheets: Sheets, parcel: ParcelInvoice, { say, appName, nameMethod }: InvoiceStyle): void {
  const name = { name: appName }
  const rows: readonly [string, number, boolean][] = [
    [say('items'), parcel.items, true],
    [say('bySeller'), -parcel.sellerDiscount, false],
    [say('byPlatform', name), -parcel.platformDiscount, false],
    [say('shipping', { method: nameMethod(parcel.shippingMethod) }), parcel.shipping, !isService(parcel)],
    [say('shippingBySeller'), -parcel.shippingSellerDiscount, false],
    [say('shippingByPlatform', name), -parcel.shippingPlatformDiscount, false],
  ]
  for (const [label, amount, always] of rows) if (always || amount !== 0) drawRow(sheets, label, amount)
  drawRow(sheets, say('parcelTotal'), parcel.total, true)
  if (parcel.sst) drawRow(sheets, say('sst', { rate: parcel.sst.bps / 100 }), parcel.sst.amount)
  sheets.y += GAP
}

function drawEnd(sheets: Sheets, view: InvoiceView, { say, language }: InvoiceStyle): void {
  sheets.need(60)
  sheets.rule(sheets.y, JADE)
  sheets.y += 8
  sheets.put(say('total'), sheets.left, sheets.y, { size: 12, weight: 700 })
  sheets.put(formatRm(view.total), sheets.right, sheets.y, { size: 12, weight: 700, align: 'right' })
  sheets.y += 24
  if (view.credits.length > 0) {
    sheets.need(40)
    sheets.put(say('credits'), sheets.left, sheets.y, { weight: 700 })
    sheets.y += 16
    for (const { number, amount, at, isDone } of view.credits) {
      sheets.need(18)
      const given = say('credit', { number, date: formatDay(language, at) })
      sheets.put(isDone ? given : `${given} · ${say('creditPending')}`, sheets.left, sheets.y)
      sheets.put(formatRm(-amount), sheets.right, sheets.y, { align: 'right' })
      sheets.y += 15
    }
    sheets.put(say('net'), sheets.left, sheets.y, { weight: 700 })
    sheets.put(formatRm(view.net), sheets.right, sheets.y, { weight: 700, align: 'right' })
    sheets.y += 22
  }
  const width = sheets.right - sheets.left
  const notes = [say('operatorNote', { name: view.operator.name }), say('inRinggit'), say('computer')]
  sheets.need(50)
  for (const note of notes)
    sheets.y += sheets.putBlock(note, sheets.left, sheets.y, width, { size: 8, colour: SOFT })
}

async function draw(view: InvoiceView, style: InvoiceStyle): Promise<Buffer> {
  const { say, language } = style
  const sheets = await Sheets.begin(`${say('title')} ${view.number}`, LANGUAGE_TAG[language], view.paidAt)
  await drawHead(sheets, view, style)
  for (const parcel of view.parcels) {
    // Drawing keeps the process to itself: others come in between.
    await yieldToEventLoop()
    drawSupplier(sheets, parcel, style)
    await yieldToEventLoop()
    drawLines(sheets, parcel, style)
    await yieldToEventLoop()
    drawSums(sheets, parcel, style)
  }
  await yieldToEventLoop()
  drawEnd(sheets, view, style)
  await yieldToEventLoop()
  return sheets.finish((page, pages) => ({
    left: `${style.appName} · ${say('order', { number: view.number })}`,
    right: say('page', { page, pages }),
  }))
}

/** A drawing takes some tenths of a second and some ten megabytes: one at a time is enough. */
const inTurn = makeLimiter(1, 20)

/** An invoice as PDF. @throws DomainError BUSY */
export const drawInvoice = (view: InvoiceView, style: InvoiceStyle): Promise<Buffer> =>
  inTurn(() => draw(view, style))
