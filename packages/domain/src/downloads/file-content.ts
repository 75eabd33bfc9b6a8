import { fileKindOf } from './downloads'

/** So much of the beginning of a file shows what it is. */
export const FILE_HEAD_BYTES = 4_096

type Sign = (head: Uint8Array) => boolean

const bytesAt =
  (offset: number, ...bytes: readonly number[]): Sign =>
  (head) =>
    bytes.every((byte, at) => head[offset + at] === byte)
const textAt = (offset: number, text: string): Sign =>
  bytesAt(offset, ...Array.from(text, (letter) => letter.charCodeAt(0)))
const allOf =
  (...signs: readonly Sign[]): Sign =>
  (head) =>
    signs.every((sign) => sign(head))
const anyOf =
  (...signs: readonly Sign[]): Sign =>
  (head) =>
    signs.some((sign) => sign(head))

const isZip = anyOf(textAt(0, 'PK\u0003\u0004'), textAt(0, 'PK\u0005\u0006'))
const isIsoMedia = textAt(4, 'ftyp')
const riff = (form: string): Sign => allOf(textAt(0, 'RIFF'), textAt(8, form))

/** The sync word of an MPEG frame of layer III. */
const isMpegAudio: Sign = ([first = 0, second = 0]) => first === 0xff && (second & 0xe6) === 0xe2

const isUtf16 = anyOf(bytesAt(0, 0xff, 0xfe), bytesAt(0, 0xfe, 0xff))
/** Tab, line feed, form feed, carriage return and escape are the only control characters of a text, in any 8-bit encoding. */
const TEXT_CONTROLS = new Set([9, 10, 12, 13, 27])
const isPlainText: Sign = (head) => head.every((byte) => byte >= 32 || TEXT_CONTROLS.has(byte))
const isText = anyOf(isUtf16, isPlainText)

/** How files of a media type begin. */
const SIGNS: Readonly<Record<string, Sign>> = {
  'application/pdf': textAt(0, '%PDF-'),
  // The first entry of an EPUB is not compressed and has no extra field (OCF 3.3, section 4.2).
  'application/epub+zip': allOf(isZip, textAt(30, 'mimetypeapplication/epub+zip')),
  'application/zip': isZip,
  'text/plain; charset=utf-8': isText,
  'text/csv; charset=utf-8': isText,
  'image/jpeg': bytesAt(0, 0xff, 0xd8, 0xff),
  'image/png': bytesAt(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': riff('WEBP'),
  'audio/mpeg': anyOf(textAt(0, 'ID3'), isMpegAudio),
  'audio/mp4': isIsoMedia,
  'audio/wav': riff('WAVE'),
  'video/mp4': isIsoMedia,
  'font/ttf': anyOf(bytesAt(0, 0, 1, 0, 0), textAt(0, 'true')),
  'font/otf': textAt(0, 'OTTO'),
  'font/woff': textAt(0, 'wOFF'),
  'font/woff2': textAt(0, 'wOF2'),
}

/** Whether a file is what its name says, by its first `FILE_HEAD_BYTES`; a shorter file is looked at whole. */
export function isNamedRight(name: string, head: Uint8Array): boolean {
  const kind = fileKindOf(name)
  return kind !== null && (SIGNS[kind]?.(head) ?? false)
}
