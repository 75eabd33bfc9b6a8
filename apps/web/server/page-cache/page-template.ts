import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { assembleGzip, type CompressedPart, compressPart } from './gzip-parts'
import { findMarks, NONCE } from './page-marks'

export { makeSlots } from '../../app/lib/page/make-slots.server'

/** The content of a page's slots for one reader. */
export interface SlotValues {
  nonce: string
  /** Escaped for HTML. */
  text(name: string): string
  isYes(name: string): boolean
}

type TextSlot = { slot: string }
type Choice = { variant: string; no: Segment[]; yes: Segment[] }
type Segment = Buffer | SharedPart | TextSlot | Choice

/** A long text that many pages share: cached, and compressed, once for all of them. */
export class SharedPart {
  readonly bytes: Buffer
  #compressed: CompressedPart | null = null

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  get compressed(): CompressedPart {
    this.#compressed ??= compressPart(this.bytes)
    return this.#compressed
  }
}

/** A page whose places are filled in for each reader. */
export interface FillablePage {
  /** Items whose hearts are on it. */
  readonly hearts: readonly string[]
  /** Whether it has a choice of this name. */
  has(name: string): boolean
  /** The store that it shows as followed or not. */
  readonly store: string | null
  write(values: SlotValues): Buffer
}

/** Cuts a page at its nonce and at the marks of its slots; null for what it has not got. */
export function cutPage(page: Buffer, token: string | null, nonce: string | null): Segment[] {
  const marks = findMarks(page, token, nonce).values()
  let from = 0
  /** Copied: a piece of the page would hold on to all of it. */
  const cutPiece = (into: Segment[], to: number): void => {
    if (to > from) into.push(Buffer.from(page.subarray(from, to)))
  }
  /** Cuts up to the end of a part. */
  const cutPart = (into: Segment[]): Segment[] => {
    for (let mark = marks.next(); !mark.done; mark = marks.next()) {
      const { kind, name } = mark.value
      cutPiece(into, mark.value.from)
      from = mark.value.to
      if (kind === 'no') into.push({ variant: name, no: cutPart([]), yes: cutPart([]) })
      else if (kind === 'slot') into.push({ slot: name })
      else return into
    }
    into.push(Buffer.from(page.subarray(from)))
    return into
  }
  return cutPart([])
}

/** The segments with what is shared in its own place: it is on a page once, and in no variant. */
const takeOut = (segments: Segment[], shared: SharedPart): Segment[] =>
  segments.flatMap((segment) => {
    const at = segment instanceof Buffer ? segment.indexOf(shared.bytes) : -1
    if (at < 0 || !(segment instanceof Buffer)) return [segment]
    const after = segment.subarray(at + shared.bytes.length)
    return [Buffer.from(segment.subarray(0, at)), shared, Buffer.from(after)]
  })

/** Before the id of an item, in the name of the choice between its hearts. */
export const WISH = 'wish-'
/** Before the id of a store, in the name of the choice of those who follow it. */
export const FOLLOWS = 'follows-'
/** The store of the choice between following and not, among names of choices. */
export const storeAmong = (names: readonly string[]): string | null =>
  names.find((name) => name.startsWith(FOLLOWS))?.slice(FOLLOWS.length) ?? null
const isWish = (segment: Choice): boolean => segment.variant.startsWith(WISH)

const listHearts = (segments: readonly Segment[]): string[] =>
  segments.flatMap((part) => {
    if (!('no' in part)) return []
    const own = isWish(part) ? [part.variant.slice(WISH.length)] : []
    return [...own, ...listHearts(part.no), ...listHearts(part.yes)]
  })

/** The page as most people have it: nothing on it is saved. */
function withoutWishes(segments: readonly Segment[]): Segment[] {
  const flat: Segment[] = []
  for (const segment of segments) {
    const parts = 'no' in segment && isWish(segment) ? withoutWishes(segment.no) : [segment]
    for (const part of parts) {
      const last = flat.at(-1)
      if (part instanceof Buffer && last instanceof Buffer)
        flat[flat.length - 1] = Buffer.concat([last, part])
      else flat.push(part)
    }
  }
  return flat
}

const sizeOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => {
    if (Buffer.isBuffer(segment)) return sum + segment.length
    return 'no' in segment ? sum + sizeOf(segment.no) + sizeOf(segment.yes) : sum
  }, 0)

function fill(segments: readonly Segment[], values: SlotValues): Buffer[] {
  return segments.flatMap((segment) => {
    if (Buffer.isBuffer(segment)) return [segment]
    if (segment instanceof SharedPart) return [segment.bytes]
    if ('no' in segment) return fill(values.isYes(segment.variant) ? segment.yes : segment.no, values)
    const { slot } = segment
    return [Buffer.from(slot === NONCE ? values.nonce : values.text(slot))]
  })
}

const compressWithGzip = promisify(gzip)
const NOTHING = Buffer.alloc(0)
/** Made for one reader: a quick level costs less time than the bytes it leaves. */
const QUICK = { level: 3 }

/** A page in the pieces between what differs from reader to reader. */
export class PageTemplate implements FillablePage {
  readonly #segments: readonly Segment[]
  readonly hearts: readonly string[]
  readonly store: string | null
  /** In memory; what is compressed takes about a fifth of it once more. */
  readonly bytes: number
  #compressed: { between: Segment[]; fixed: CompressedPart[] } | null = null

  constructor(page: Buffer, token: string | null, nonce: string | null, shared: SharedPart | null = null) {
    const segments = cutPage(page, token, nonce)
    this.#segments = shared ? takeOut(segments, shared) : segments
    this.hearts = [...new Set(listHearts(this.#segments))]
    this.store = storeAmong(this.#segments.flatMap((part) => ('variant' in part ? [part.variant] : [])))
    this.bytes = sizeOf(this.#segments)
  }

  has(name: string): boolean {
    return this.#segments.some((part) => 'variant' in part && part.variant === name)
  }

  write = (values: SlotValues): Buffer => Buffer.concat(fill(this.#segments, values))

  /** In pieces compressed once, to be sent one after the other; pages with saved items are rare and compressed anew. */
  async writeGzip(values: SlotValues): Promise<Buffer[]> {
    if (this.hearts.some((id) => values.isYes(`wish-${id}`)))
      return [await compressWithGzip(this.write(values), QUICK)]
    this.#compressed ??= this.#compress()
    const { fixed, between } = this.#compressed
    return assembleGzip(
      fixed,
      between.map((segment) => Buffer.concat(fill([segment], values))),
    )
  }

  /** Between two fixed parts there is always something, if only nothing. */
  #compress(): { between: Segment[]; fixed: CompressedPart[] } {
    const fixed: CompressedPart[] = []
    const between: Segment[] = []
    for (const segment of withoutWishes(this.#segments)) {
      const isFixed = segment instanceof Buffer || segment instanceof SharedPart
      // As many of the ones as of the others: a string follows each part.
      if (isFixed && fixed.length > between.length) between.push(NOTHING)
      if (!isFixed && fixed.length === between.length) fixed.push(compressPart(NOTHING))
      if (segment instanceof Buffer) fixed.push(compressPart(segment))
      else if (segment instanceof SharedPart) fixed.push(segment.compressed)
      else between.push(segment)
    }
    if (fixed.length === between.length) fixed.push(compressPart(NOTHING))
    return { between, fixed }
  }
}
