/** Between two tags of this name a page has a part that is known as bytes already. */
export const PART_TAG = 'x-fragment'
const OPEN = `<${PART_TAG}>`
const CLOSE = `</${PART_TAG}>`

/** Pages are written here one after the other: nothing waits between the first byte and the copy that is handed on. */
let room = Buffer.allocUnsafeSlow(512 * 1024)
let length = 0

/** No letter takes more bytes, counted by units of its text. */
const MAX_BYTES_OF_UNIT = 3

function makeRoomFor(bytes: number): void {
  if (length + bytes <= room.length) return
  const larger = Buffer.allocUnsafeSlow(2 * (length + bytes))
  room.copy(larger, 0, 0, length)
  room = larger
}

function writePiece(piece: string | Buffer): void {
  makeRoomFor(typeof piece === 'string' ? piece.length * MAX_BYTES_OF_UNIT : piece.length)
  length += typeof piece === 'string' ? room.write(piece, length) : piece.copy(room, length)
}

/**
 * The parts of one page that React need not write: it writes a number in their place, and the page is put together as
 * bytes. So the text that is made, made one, searched and encoded with each page is a third of it.
 */
export class PageParts {
  readonly #parts: (readonly (string | Buffer)[])[] = []

  /** @returns what stands for a part, between the tags, in the text that React writes */
  place(pieces: readonly (string | Buffer)[]): string {
    return String(this.#parts.push(pieces) - 1)
  }

  /** The same with its tags, for the inside of an element. */
  placeWithTags(pieces: readonly (string | Buffer)[]): string {
    return `${OPEN}${this.place(pieces)}${CLOSE}`
  }

  /**
   * The page as bytes. What people write cannot be taken for a part: its angle brackets are escaped.
   * @param html as React wrote it
   * @param around what comes before and after it
   */
  write(html: string, around: { before?: string; after?: string } = {}): Buffer {
    length = 0
    writePiece(around.before ?? '')
    let from = 0
    for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, from)) {
      writePiece(html.slice(from, at))
      const end = html.indexOf(CLOSE, at)
      const part = this.#parts[Number(html.slice(at + OPEN.length, end))]
      if (end < 0 || part === undefined) throw new Error('A page has a part that nobody made')
      for (const piece of part) writePiece(piece)
      from = end + CLOSE.length
    }
    writePiece(html.slice(from))
    writePiece(around.after ?? '')
    return Buffer.from(room.subarray(0, length))
  }
}
