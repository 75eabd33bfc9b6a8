import { inflateSync } from 'node:zlib'

const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16
/** No table of the font is near it. */
const MAX_BYTES = 4 * 1024 * 1024

interface Table {
  tag: number
  checksum: number
  data: Buffer
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEAD + index * WOFF_ENTRY
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.readUInt32BE(at),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes,
    }
  })
}

/**
 * Unpacks a WOFF 1.0 font into the plain form (https://www.w3.org/TR/WOFF/). fontkit could read it packed, but
 * takes several times as long, and stumbles over some of our files.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = readTables(woff)
  const steps = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(2 ** steps * 16, 6)
  head.writeUInt16BE(steps, 8)
  head.writeUInt16BE((tables.length - 2 ** steps) * 16, 10)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEAD + index * SFNT_ENTRY
    head.writeUInt32BE(tag, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
