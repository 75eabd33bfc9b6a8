import JsBarcode from 'jsbarcode'
import { encode } from 'uqr'
import type { Sheets } from './page'

const INK = '#000000'

/** The bars of a text in Code 128: 1 is a bar, 0 a gap, each one module wide. The text is plain ASCII. */
export function barsOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return drawn.encodings?.map(({ data }) => data).join('') ?? ''
}

/** Draws a text as Code 128, of the given width. The caller leaves ten modules free on either side. */
export function drawBarcode(
  sheets: Sheets,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const bars = barsOf(text)
  const module = width / bars.length
  sheets.fillAll(
    [...bars.matchAll(/1+/g)].map(({ index, 0: bar }) => [
      x + index * module,
      y,
      bar.length * module,
      height,
    ]),
    INK,
  )
}

/** Draws a text as a QR code of that size, without its border: the caller leaves four modules free around it. */
export function drawQr(sheets: Sheets, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = size / data.length
  sheets.fillAll(
    data.flatMap((row, at) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(
        ({ index, 0: run }) => [x + index * module, y + at * module, run.length * module, module] as const,
      ),
    ),
    INK,
  )
}
