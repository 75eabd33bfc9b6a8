// Draws the icons of the installed app from public/favicon.svg: `node apps/web/scripts/make-icons.mjs`, after the mark has changed.
// They are kept with the sources, so that neither a build nor a start has to draw.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const PUBLIC = path.join(import.meta.dirname, '../public')
const MARK = readFileSync(path.join(PUBLIC, 'favicon.svg'))
const PAPER = '#fbf8f3'
const MARK_UNITS = 32

/** `share` is how much of the edge the mark takes; the rest is ground, or nothing. */
async function draw(file, edge, share, ground) {
  const size = Math.round(edge * share)
  const mark = await sharp(MARK, { density: (72 * size) / MARK_UNITS })
    .resize(size, size)
    .toBuffer()
  await sharp({ create: { width: edge, height: edge, channels: 4, background: ground ?? '#0000' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(PUBLIC, file))
}

mkdirSync(path.join(PUBLIC, 'app-icons'), { recursive: true })
await draw('app-icons/192.png', 192, 1)
await draw('app-icons/512.png', 512, 1)
// What a phone cuts to its own shape: everything that matters lies within a circle of 80 %.
await draw('app-icons/maskable-512.png', 512, 0.62, PAPER)
await draw('apple-touch-icon.png', 180, 0.74, PAPER)
