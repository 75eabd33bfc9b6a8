import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makeGridBombs } from './grid-bombs'
import type { Hostile } from './hostile'

/** What a browser would run, or read as a page, if it were ever served as it came. */
export const SCRIPT = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`

const text = (name: string, type: string, content: string): Hostile => ({
  name,
  type,
  bytes: Buffer.from(content),
})

const CRC = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
function crcOf(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of any size that weighs next to nothing. */
function makePng(width: number, height: number, rows: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const line = Math.ceil(width / 8) + 1
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc(line * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const draw = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', exif?: string): Promise<Buffer> => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6b57' } })
  return (exif ? picture.withExif({ IFD0: { ImageDescription: exif, Copyright: exif } }) : picture)
    .toFormat(format)
    .toBuffer()
}

/** Files that must be refused, or must come out as pixels and nothing else. */
export async function makeHostileFiles(): Promise<Hostile[]> {
  const [jpeg, png, webp, gif, tiff, exif] = await Promise.all([
    draw('jpeg'),
    draw('png'),
    draw('webp'),
    draw('gif'),
    draw('tiff'),
    draw('jpeg', SCRIPT),
  ])
  const script = Buffer.from(SCRIPT)
  const pdf = Buffer.from(`%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\n%%EOF`)
  return [
    text('SVG', 'image/svg+xml', SVG),
    text('SVG that says it is a PNG', 'image/png', SVG),
    text('SVG behind a byte order mark', 'image/png', `\ufeff${SVG}`),
    text(
      'XML that reads a file',
      'image/svg+xml',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG}`,
    ),
    text('HTML', 'text/html', `<!doctype html>${SCRIPT}`),
    text('HTML that says it is a JPEG', 'image/jpeg', `<!doctype html>${SCRIPT}`),
    text('script', 'text/javascript', 'alert(1)'),
    text('server page', 'application/x-php', '<?php system($_GET[0]);'),
    text('MVG', 'image/jpeg', "push graphic-context\nimage over 0,0 0,0 '|id'\npop graphic-context"),
    text('nothing', 'image/png', ''),
    text('one byte', 'image/png', '\u0000'),
    { name: 'GIF', type: 'image/gif', bytes: gif },
    {
      name: 'GIF with a script for a comment',
      type: 'image/gif',
      bytes: Buffer.from(`GIF89a/*${SCRIPT}*/=1;`),
    },
    { name: 'TIFF', type: 'image/tiff', bytes: tiff },
    { name: 'BMP', type: 'image/bmp', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]) },
    { name: 'ICO', type: 'image/x-icon', bytes: Buffer.concat([Buffer.from('00000100', 'hex'), png]) },
    { name: 'PDF with a script', type: 'application/pdf', bytes: pdf },
    { name: 'ZIP', type: 'application/zip', bytes: Buffer.concat([Buffer.from('504b0304', 'hex'), script]) },
    {
      name: 'program',
      type: 'image/png',
      bytes: Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(64)]),
    },
    { name: 'JPEG and page', type: 'image/jpeg', bytes: Buffer.concat([jpeg, script]) },
    { name: 'page and JPEG', type: 'image/jpeg', bytes: Buffer.concat([script, jpeg]) },
    {
      name: 'JPEG and ZIP',
      type: 'image/jpeg',
      bytes: Buffer.concat([jpeg, Buffer.from('504b0304', 'hex')]),
    },
    { name: 'JPEG whose details are a script', type: 'image/jpeg', bytes: exif },
    { name: 'JPEG that says it is a page', type: 'text/html', bytes: Buffer.concat([jpeg, script]) },
    { name: 'PNG and page', type: 'image/png', bytes: Buffer.concat([png, script]) },
    {
      name: 'PNG with a script for a text',
      type: 'image/png',
      bytes: makePng(8, 8, 8, chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))),
    },
    { name: 'WebP and page', type: 'image/webp', bytes: Buffer.concat([webp, script]) },
    { name: 'half a JPEG', type: 'image/jpeg', bytes: jpeg.subarray(0, jpeg.length / 2) },
    { name: 'start of a JPEG', type: 'image/jpeg', bytes: Buffer.from('ffd8ff', 'hex') },
    { name: 'start of a PNG', type: 'image/png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
    {
      name: 'start of an AVIF',
      type: 'image/avif',
      bytes: Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1'),
    },
    { name: 'PNG without its pixels', type: 'image/png', bytes: makePng(2_000, 2_000, 1) },
    ...makeBombs(),
    ...(await makeGridBombs()),
  ]
}

/** Little to send, and much to hold once it is decoded. */
const makeBombs = (): Hostile[] => [
  { name: 'bomb of 40,000 × 40,000', type: 'image/png', bytes: makePng(40_000, 40_000, 2_000) },
  { name: 'bomb of 20,000 × 20,000', type: 'image/png', bytes: makePng(20_000, 20_000, 20_000) },
  { name: 'bomb of 1 × 60,000,000', type: 'image/png', bytes: makePng(1, 60_000_000, 10) },
  {
    name: 'bomb of 2³¹ − 1 squared',
    type: 'image/png',
    bytes: makePng(2_147_483_647, 2_147_483_647, 1).subarray(0, 200),
  },
  {
    name: 'bomb in the details',
    type: 'image/png',
    bytes: makePng(
      8,
      8,
      8,
      chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
    ),
  },
]

/** Names that lead elsewhere, end early, or mean something to a shell. */
export const FILE_NAMES: readonly string[] = [
  '../../../../tmp/pasar-attack.jpg',
  '..\\..\\..\\pasar-attack.jpg',
  '/etc/cron.d/pasar-attack',
  'C:\\pasar-attack.jpg',
  'pasar.db',
  '../pasar.db',
  '%2e%2e%2fpasar-attack.jpg',
  'pasar-attack.jpg%00.php',
  'pasar-attack.php.jpg',
  '.htaccess',
  '-rf',
  '$(touch pasar-attack).jpg',
  ';touch pasar-attack;.jpg',
  `${'x'.repeat(5_000)}.jpg`,
  '<img src=x onerror=alert(1)>.jpg',
  'con.jpg',
  '',
]
