import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LANGUAGE_TAG, type PaperSize } from '@pasar/domain'
import { makeLimiter } from '../../platform/concurrency-limiter'
import { drawBarcode } from '../../platform/pdf/codes'
import { A4, A6, Sheets } from '../../platform/pdf/page'
import type { Document, DocumentStyle, PickList } from './document-style'
import { drawLabel } from './draw-label'

const SOFT = '#57534E'
const LINE = '#D9D3C8'
const GAP = 12
/** Rows of a pick list between which others come in. */
const DRAWN_AT_ONCE = 40
/** Labels on an A4 sheet, side by side and below each other. */
const ACROSS = 2
const ON_A_SHEET = 4

const quiet = { size: 8, colour: SOFT } as const

/** One at a time is enough: a drawing takes some tenths of a second. */
const inTurn = makeLimiter(1, 20)

function sayNone(sheets: Sheets, { say }: DocumentStyle): void {
  sheets.y += sheets.putBlock(say('none'), sheets.left, sheets.y, sheets.right - sheets.left, { size: 12 })
}

async function labels(
  documents: readonly Document[],
  size: PaperSize,
  style: DocumentStyle,
  at: number,
): Promise<Buffer> {
  const isSmall = size === 'a6'
  const sheets = await Sheets.begin(style.say('labels'), LANGUAGE_TAG[style.language], at, isSmall ? A6 : A4)
  if (documents.length === 0) sayNone(sheets, style)
  const onSheet = isSmall ? 1 : ON_A_SHEET
  for (const [index, document] of documents.entries()) {
    // Drawing keeps the process to itself: others come in between.
    await yieldToEventLoop()
    const place = index % onSheet
    if (index > 0 && place === 0) sheets.turn()
    const x = (place % ACROSS) * A6.width
    const y = Math.floor(place / ACROSS) * A6.height
    // Where to cut.
    if (!isSmall) sheets.outline(x, y, A6.width, A6.height, LINE)
    drawLabel(sheets, document, x, y, style)
  }
  return sheets.finish(null)
}

function drawSlip(sheets: Sheets, document: Document, size: PaperSize, { say }: DocumentStyle): void {
  const width = sheets.right - sheets.left
  const isSmall = size === 'a6'
  const title = isSmall ? 13 : 20
  const bars = isSmall ? 26 : 34
  sheets.put(say('slip'), sheets.left, sheets.y, { size: title, weight: 700 })
  sheets.y += title * 1.5
  sheets.y += sheets.putBlock(document.storeName, sheets.left, sheets.y, width, { weight: 700 })
  sheets.y += 4
  drawBarcode(sheets, document.number, sheets.left, sheets.y, Math.min(width, 230), bars)
  sheets.y += bars + 4
  sheets.put(say('order', { number: document.number }), sheets.left, sheets.y, { weight: 700 })
  sheets.y += GAP + 6
  sheets.put(say('shipTo'), sheets.left, sheets.y, quiet)
  sheets.y += 12
  const { name, street, place, region } = document.to
  for (const [index, line] of [name, [...street, place, ...region].filter(Boolean).join(', ')].entries())
    sheets.y += sheets.putBlock(line, sheets.left, sheets.y, width, { weight: index === 0 ? 700 : 400 })
  sheets.y += GAP

  sheets.put(say('what'), sheets.left, sheets.y, quiet)
  sheets.put(say('pieces'), sheets.right, sheets.y, { ...quiet, align: 'right' })
  sheets.y += 14
  sheets.rule(sheets.y)
  sheets.y += 5
  const nameWidth = width - 48
  for (const { title: what, variantName, sku, quantity } of document.lines) {
    const named = variantName === '' ? what : `${what} (${variantName})`
    const skuText = sku === '' ? '' : say('sku', { sku })
    const height = sheets.heightOf(named, nameWidth) + sheets.heightOf(skuText, nameWidth, quiet)
    sheets.need(height + 8)
    sheets.put(`${quantity} ×`, sheets.right, sheets.y, { weight: 700, align: 'right' })
    sheets.y += sheets.putBlock(named, sheets.left, sheets.y, nameWidth)
    sheets.y += sheets.putBlock(skuText, sheets.left, sheets.y, nameWidth, quiet)
    sheets.y += 3
    sheets.rule(sheets.y)
    sheets.y += 5
  }
  const pieces = document.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheets.need(30)
  sheets.put(say('piecesOfAll', { count: pieces }), sheets.right, sheets.y, { weight: 700, align: 'right' })
  sheets.y += 20
  if (document.buyerNote !== '') {
    sheets.need(sheets.heightOf(document.buyerNote, width) + 16)
    sheets.put(say('note'), sheets.left, sheets.y, quiet)
    sheets.y += 12
    sheets.y += sheets.putBlock(document.buyerNote, sheets.left, sheets.y, width)
    sheets.y += GAP
  }
}

async function slips(
  documents: readonly Document[],
  size: PaperSize,
  style: DocumentStyle,
  at: number,
): Promise<Buffer> {
  const documentSize = size === 'a6' ? A6 : A4
  const sheets = await Sheets.begin(style.say('slips'), LANGUAGE_TAG[style.language], at, documentSize)
  if (documents.length === 0) sayNone(sheets, style)
  for (const [index, document] of documents.entries()) {
    await yieldToEventLoop()
    if (index > 0) sheets.turn()
    drawSlip(sheets, document, size, style)
  }
  await yieldToEventLoop()
  return sheets.finish((page, pages) => ({ left: style.appName, right: style.say('page', { page, pages }) }))
}

const BOX = 10
/** Right end of the parcels, from the right edge. */
const PIECES = 60

async function pickList(list: PickList, style: DocumentStyle, at: number): Promise<Buffer> {
  const { say, appName } = style
  const sheets = await Sheets.begin(say('pickList'), LANGUAGE_TAG[style.language], at)
  const width = sheets.right - sheets.left
  sheets.put(say('pickList'), sheets.left, sheets.y, { size: 20, weight: 700 })
  sheets.put(appName, sheets.right, sheets.y, { size: 12, weight: 700, align: 'right' })
  sheets.y += 32
  const given = `${say('piecesOfAll', { count: list.pieces })} · ${say('inParcels', { count: list.numbers.length })}`
  sheets.put(given, sheets.left, sheets.y, { weight: 700 })
  sheets.y += 16
  sheets.y += sheets.putBlock(list.numbers.join(' · '), sheets.left, sheets.y, width, quiet)
  sheets.y += GAP
  const textAt = sheets.left + BOX + 10
  const textWidth = width - BOX - 10 - 2 * PIECES
  sheets.put(say('what'), textAt, sheets.y, quiet)
  sheets.put(say('packed'), sheets.right - PIECES, sheets.y, { ...quiet, align: 'right' })
  sheets.put(say('pieces'), sheets.right, sheets.y, { ...quiet, align: 'right' })
  sheets.y += 14
  sheets.rule(sheets.y)
  sheets.y += 6
  if (list.rows.length === 0) sayNone(sheets, style)
  for (const [index, row] of list.rows.entries()) {
    if (index % DRAWN_AT_ONCE === 0) await yieldToEventLoop()
    const named = row.variantName === '' ? row.title : `${row.title} (${row.variantName})`
    const sku = row.sku === '' ? '' : say('sku', { sku: row.sku })
    const height = sheets.heightOf(named, textWidth) + sheets.heightOf(sku, textWidth, quiet)
    sheets.need(height + 12)
    sheets.outline(sheets.left, sheets.y + 2, BOX, BOX, SOFT)
    sheets.put(String(row.parcels), sheets.right - PIECES, sheets.y, { align: 'right', colour: SOFT })
    sheets.put(`${row.quantity} ×`, sheets.right, sheets.y, { size: 11, weight: 700, align: 'right' })
    sheets.y += sheets.putBlock(named, textAt, sheets.y, textWidth)
    sheets.y += sheets.putBlock(sku, textAt, sheets.y, textWidth, quiet)
    sheets.y += 4
    sheets.rule(sheets.y)
    sheets.y += 6
  }
  await yieldToEventLoop()
  return sheets.finish((page, pages) => ({
    left: `${appName} · ${say('pickList')}`,
    right: say('page', { page, pages }),
  }))
}

/** Address labels as PDF, one on an A6 sheet or four on an A4 sheet. @throws DomainError BUSY */
export const drawLabels = (
  documents: readonly Document[],
  size: PaperSize,
  style: DocumentStyle,
  at: number,
) => inTurn(() => labels(documents, size, style, at))

/** Packing slips as PDF, each on sheets of its own. @throws DomainError BUSY */
export const drawSlips = (
  documents: readonly Document[],
  size: PaperSize,
  style: DocumentStyle,
  at: number,
) => inTurn(() => slips(documents, size, style, at))

/** A pick list as PDF. @throws DomainError BUSY */
export const drawPickList = (list: PickList, style: DocumentStyle, at: number) =>
  inTurn(() => pickList(list, style, at))
