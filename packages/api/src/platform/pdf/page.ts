import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { cutRuns, type Run, type Weight } from './fonts'
import { unpackWoff } from './woff'

/** A4 in points. */
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 44
const FOOT = 40

export interface Look {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

const INK = '#1C1917'
const LINE_HEIGHT = 1.45

/** Where a line may be broken: after spaces and hyphens, and around Chinese and Japanese signs. */
const PIECES =
  /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF][、。，．：；！？）」』]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+\s*|\s+/gu

/** Sheets that are written from top to bottom. Text is only ever drawn, never read as anything else. */
export class Sheets {
  readonly left = MARGIN
  readonly right = WIDTH - MARGIN
  /** The top of what is written next. */
  y = MARGIN
  readonly #doc: PDFKit.PDFDocument
  readonly #parts: Buffer[] = []
  readonly #ended: Promise<Buffer>

  constructor(title: string, language: string, at: number) {
    const when = new Date(at)
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, CreationDate: when, ModDate: when },
    })
    this.#ended = new Promise((resolve, reject) => {
      this.#doc.on('data', (part: Buffer) => void this.#parts.push(part))
      this.#doc.on('end', () => resolve(Buffer.concat(this.#parts)))
      this.#doc.on('error', reject)
    })
  }

  readonly #fonts = new Set<string>()

  /** Takes a font's file in with its first sign. */
  #font(file: string): PDFKit.PDFDocument {
    if (!this.#fonts.has(file)) {
      this.#doc.registerFont(file, unpackWoff(readFileSync(file)))
      this.#fonts.add(file)
    }
    return this.#doc.font(file)
  }

  /** Of one point in size: measuring takes longer than anything else, and most words come again. */
  readonly #widths = new Map<string, number>()

  #measure({ file, text }: Run): number {
    const key = `${file} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = this.#font(file).fontSize(100).widthOfString(text) / 100
      this.#widths.set(key, width)
    }
    return width
  }

  widthOf(text: string, { size = 9, weight = 400 }: Look = {}): number {
    return cutRuns(text, weight).reduce((sum, run) => sum + this.#measure(run), 0) * size
  }

  /** Cuts a text into lines of that width; a word that is too long for one is broken. */
  wrap(text: string, width: number, look: Look = {}): string[] {
    const lines: string[] = []
    let line = ''
    let used = 0
    const add = (part: string, breaks: boolean): boolean => {
      const own = this.widthOf(part.trimEnd(), look)
      if (used + own > width && (line !== '' || !breaks)) return false
      line += part
      used += this.widthOf(part, look)
      return true
    }
    const end = () => {
      if (line.trim() !== '') lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    for (const piece of text.replace(/\s+/g, ' ').trim().match(PIECES) ?? []) {
      if (add(piece, false)) continue
      end()
      if (add(piece, false)) continue
      for (const sign of piece)
        if (!add(sign, true)) {
          end()
          add(sign, true)
        }
    }
    end()
    return lines
  }

  /** One line at a place; `x` is its right end when it is aligned to the right. */
  put(text: string, x: number, y: number, look: Look = {}): void {
    const { size = 9, weight = 400, colour = INK, align = 'left' } = look
    const runs = cutRuns(text, weight)
    let at = align === 'right' ? x - this.widthOf(text, look) : x
    for (const run of runs) {
      this.#font(run.file).fontSize(size).fillColor(colour)
      this.#doc.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
      at += this.#measure(run) * size
    }
  }

  /** A text of several lines at a place. @returns how high it is */
  putBlock(text: string, x: number, y: number, width: number, look: Look = {}): number {
    const step = (look.size ?? 9) * LINE_HEIGHT
    const lines = this.wrap(text, width, look)
    const from = look.align === 'right' ? x + width : x
    for (const [index, line] of lines.entries()) this.put(line, from, y + index * step, look)
    return lines.length * step
  }

  heightOf(text: string, width: number, look: Look = {}): number {
    return this.wrap(text, width, look).length * (look.size ?? 9) * LINE_HEIGHT
  }

  rule(y: number, colour = '#D9D3C8', from = this.left, to = this.right): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(colour).stroke()
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.#doc.rect(x, y, width, height).fill(colour)
  }

  /** Goes on to a new sheet when so much no longer fits on this one. */
  need(height: number): void {
    if (this.y + height <= HEIGHT - MARGIN - FOOT) return
    this.#doc.addPage()
    this.y = MARGIN
  }

  /** Writes the foot of each sheet, and ends. */
  finish(foot: (page: number, pages: number) => { left: string; right: string }): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page)
      const { left, right } = foot(page + 1, count)
      const look = { size: 8, colour: '#57534E' }
      this.rule(HEIGHT - MARGIN - 14)
      this.put(left, this.left, HEIGHT - MARGIN - 6, look)
      this.put(right, this.right, HEIGHT - MARGIN - 6, { ...look, align: 'right' })
    }
    this.#doc.end()
    return this.#ended
  }
}
