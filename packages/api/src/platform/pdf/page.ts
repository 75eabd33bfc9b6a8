import { readFileSync } from 'node:fs'
import { cutRuns, type Run, type Weight } from './fonts'
import { loadPdf } from './load'
import { unpackWoff } from './woff'

export interface Paper {
  /** In points, as all that follows. */
  width: number
  height: number
  margin: number
  /** What is kept free above the lower margin. */
  foot: number
}

export const A4: Paper = { width: 595.28, height: 841.89, margin: 44, foot: 40 }
/** Exactly a quarter of an A4 sheet. */
export const A6: Paper = { width: A4.width / 2, height: A4.height / 2, margin: 17, foot: 22 }

type Place = readonly [x: number, y: number, width: number, height: number]

export interface Look {
  size?: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

const INK = '#1C1917'
const LINE_HEIGHT = 1.45

/** Where a line may be broken: after spaces and hyphens, and around Chinese and Japanese characters. */
const PIECES =
  /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF][、。，．：；！？）」』]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+\s*|\s+/gu

/** What belongs together: a letter with all that stands above, below and around it. */
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Sheets that are written from top to bottom. Text is only ever drawn, never read as anything else. */
export class Sheets {
  readonly left: number
  readonly right: number
  /** The top of what is written next. */
  y: number
  readonly #paper: Paper
  readonly #doc: PDFKit.PDFDocument
  readonly #parts: Buffer[] = []
  readonly #ended: Promise<Buffer>

  static async begin(title: string, language: string, at: number, paper: Paper = A4): Promise<Sheets> {
    const Pdf = await loadPdf()
    const when = new Date(at)
    const doc = new Pdf({
      size: [paper.width, paper.height],
      margin: 0,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, CreationDate: when, ModDate: when },
    })
    return new Sheets(doc, paper)
  }

  private constructor(doc: PDFKit.PDFDocument, paper: Paper) {
    this.#paper = paper
    this.left = paper.margin
    this.right = paper.width - paper.margin
    this.y = paper.margin
    this.#doc = doc
    this.#ended = new Promise((resolve, reject) => {
      this.#doc.on('data', (part: Buffer) => void this.#parts.push(part))
      this.#doc.on('end', () => resolve(Buffer.concat(this.#parts)))
      this.#doc.on('error', reject)
    })
  }

  readonly #fonts = new Set<string>()

  /** Takes a font's file in with its first character. */
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
      for (const { segment: character } of CHARACTERS.segment(piece))
        if (!add(character, true)) {
          end()
          add(character, true)
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

  /** Fills several rectangles as one shape: no seams show between those that touch. */
  fillAll(places: readonly Place[], colour: string): void {
    for (const [x, y, width, height] of places) this.#doc.rect(x, y, width, height)
    this.#doc.fill(colour)
  }

  outline(x: number, y: number, width: number, height: number, colour = '#D9D3C8'): void {
    this.#doc.rect(x, y, width, height).lineWidth(0.7).strokeColor(colour).stroke()
  }

  /** Goes on to a new sheet when so much no longer fits on this one. @returns whether it did */
  need(height: number): boolean {
    const { height: end, margin, foot } = this.#paper
    const isFull = this.y + height > end - margin - foot
    if (isFull) this.turn()
    return isFull
  }

  /** Goes on to a new sheet. */
  turn(): void {
    this.#doc.addPage()
    this.y = this.#paper.margin
  }

  /** Writes the foot of each sheet, where there is one, and ends. */
  finish(foot: ((page: number, pages: number) => { left: string; right: string }) | null): Promise<Buffer> {
    const { height, margin } = this.#paper
    const { count } = this.#doc.bufferedPageRange()
    for (let page = 0; foot !== null && page < count; page++) {
      this.#doc.switchToPage(page)
      const { left, right } = foot(page + 1, count)
      const look = { size: 8, colour: '#57534E' }
      this.rule(height - margin - 14)
      this.put(left, this.left, height - margin - 6, look)
      this.put(right, this.right, height - margin - 6, { ...look, align: 'right' })
    }
    this.#doc.end()
    return this.#ended
  }
}
