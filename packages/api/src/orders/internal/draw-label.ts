import { drawBarcode, drawQr } from '../../platform/pdf/codes'
import { canDraw } from '../../platform/pdf/fonts'
import type { Look, Sheets } from '../../platform/pdf/page'
import { A6 } from '../../platform/pdf/page'
import type { Document, DocumentStyle } from './document-style'

const SOFT = '#57534E'
const PAD = A6.margin
const QR = 58
const GAP = 14
const BARS = 46
/** What the barcode, the number below it and the line above take of the lower end. */
const LOWER = 92
/** Of the address: long ones are written smaller, so that all of each is on its label. */
const SIZES = [13, 12, 11, 10, 9, 8, 7, 6] as const

interface Line {
  text: string
  look: Look
}

const linesOf = ({ to }: Document, size: number): Line[] => [
  { text: to.name, look: { size: size + 1, weight: 700 } },
  ...(to.phone === '' ? [] : [{ text: to.phone, look: { size: size - 1 } }]),
  ...to.street.map((text) => ({ text, look: { size } })),
  ...(to.place === '' ? [] : [{ text: to.place, look: { size: size + 1, weight: 700 as const } }]),
  ...to.region.map((text) => ({ text, look: { size } })),
]

const heightOf = (sheets: Sheets, lines: readonly Line[], width: number): number =>
  lines.reduce((sum, { text, look }) => sum + sheets.heightOf(text, width, look), 0)

/** The largest of the sizes at which an address fits; the smallest, if none does. */
function fit(sheets: Sheets, document: Document, width: number, height: number): Line[] {
  let lines: Line[] = []
  for (const size of SIZES) {
    lines = linesOf(document, size)
    if (heightOf(sheets, lines, width) <= height) break
  }
  return lines
}

/** The first lines of a text, the last of them with dots when there are more. */
function cut(sheets: Sheets, text: string, width: number, most: number, look: Look): string[] {
  const lines = sheets.wrap(text, width, look)
  return lines.length <= most
    ? lines
    : lines.slice(0, most).map((line, at) => (at === most - 1 ? `${line.slice(0, -1)}…` : line))
}

/** Draws the label of a parcel on a quarter of an A4 sheet, its upper left corner at a place. */
export function drawLabel(
  sheets: Sheets,
  document: Document,
  x: number,
  y: number,
  style: DocumentStyle,
): void {
  const { say, appName, nameMethod } = style
  const left = x + PAD
  const right = x + A6.width - PAD
  const width = right - left
  const end = y + A6.height - PAD
  let at = y + PAD
  const small = { size: 7.5, colour: SOFT } as const

  sheets.put(appName, left, at, { size: 12, weight: 700 })
  sheets.put(nameMethod(document.shippingMethod), right, at, { weight: 700, align: 'right' })
  sheets.put(say('weight', { kg: document.chargeableKg }), right, at + 12, { ...small, align: 'right' })
  at += 27
  sheets.rule(at, SOFT, left, right)
  at += 7
  sheets.put(say('from'), left, at, small)
  at += 12
  for (const [index, text] of document.from.entries()) {
    const look = { size: 8, weight: index === 0 ? (700 as const) : (400 as const) }
    for (const line of cut(sheets, text, width, index === 1 ? 3 : 1, look)) {
      sheets.put(line, left, at, look)
      at += 11.5
    }
  }
  at += 5
  sheets.rule(at, SOFT, left, right)
  at += 8
  sheets.put(say('shipTo'), left, at, small)
  at += 14
  const lower = end - LOWER
  const { name, street, place, region } = document.to
  const note = [name, ...street, place, ...region].every(canDraw) ? '' : say('undrawn')
  const noteHeight = note === '' ? 0 : sheets.heightOf(note, width, small) + 6
  for (const { text, look } of fit(sheets, document, width, lower - at - noteHeight))
    at += sheets.putBlock(text, left, at, width, look)
  if (note !== '') sheets.putBlock(note, left, lower - noteHeight, width, small)

  sheets.rule(lower, SOFT, left, right)
  const top = lower + 14
  drawQr(sheets, document.number, right - QR, top, QR)
  drawBarcode(sheets, document.number, left, top, width - QR - GAP, BARS)
  sheets.put(document.number, left, top + BARS + 5, { size: 11, weight: 700 })
}
