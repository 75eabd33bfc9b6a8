import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Texture } from './canvas'

const require = createRequire(import.meta.url)

/** One emoji, ready to be drawn: cut to its painted part, lengths in pixels of its own file (256 square). */
export interface Sprite {
  width: number
  height: number
  /** resized to about what drawing makes of it: the kernel is better here */
  figure: Texture
  /** its blurred outline */
  shadow: Texture
  /** where it touches the ground: centre and width of its lowest rows */
  foot: { centre: number; width: number }
  /** the lower edge of each column */
  soles: number[]
  /** mean colour of its opaque pixels, 0–255 */
  mean: readonly [number, number, number]
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Drawing a whole picture enlarges an emoji about that much. */
const FULL_ZOOM = 2

/** Fainter pixels are the glow around the shape, not the shape. */
const FAINT = 96

/**
 * Reads an emoji of `@lobehub/fluent-emoji-3d` by file name without extension, such as `1f375`.
 * Throws an Error when the package has no such file.
 */
export async function loadSprite(emoji: string, zoom = FULL_ZOOM): Promise<Sprite> {
  if (!/^[0-9a-f]+(-[0-9a-f]+)*$/.test(emoji)) throw new Error(`Not an emoji file name: ${emoji}`)
  const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${emoji}.webp`)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = cutShape({ data, width: info.width, height: info.height })
  const [figure, shadow] = await Promise.all([resizeFigure(pixels, zoom), blurOutline(pixels)])
  return { width: pixels.width, height: pixels.height, figure, shadow, ...measureShape(pixels) }
}

function cutShape({ data, width, height }: Pixels): Pixels {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (bottom < 0) throw new Error('An emoji without a painted pixel')
  const cut = { width: right - left + 1, height: bottom - top + 1 }
  const rows = Array.from({ length: cut.height }, (_, y) => {
    const start = ((top + y) * width + left) * 4
    return data.subarray(start, start + cut.width * 4)
  })
  return { data: Buffer.concat(rows), ...cut }
}

async function resizeFigure({ data, width, height }: Pixels, zoom: number): Promise<Texture> {
  const margin = 2
  const { data: large, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(Math.ceil(width * zoom), Math.ceil(height * zoom), { fit: 'fill' })
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < large.length; i += 4) {
    const alpha = (large[i + 3] ?? 0) / 255
    for (let c = i; c < i + 3; c++) large[c] = (large[c] ?? 0) * alpha + 0.5
  }
  return { data: large, width: info.width, height: info.height, zoom }
}

/** A quarter of the size is enough for what is soft anyway. */
async function blurOutline({ data, width, height }: Pixels): Promise<Texture> {
  const [quarter, pad] = [4, 8]
  const size = { width: Math.ceil(width / quarter) + pad * 2, height: Math.ceil(height / quarter) + pad * 2 }
  const alpha = Buffer.alloc(size.width * size.height)
  for (let y = 0; y * quarter < height; y++) {
    for (let x = 0; x * quarter < width; x++) {
      alpha[(y + pad) * size.width + x + pad] = data[(y * width + x) * quarter * 4 + 3] ?? 0
    }
  }
  const blurred = await sharp(alpha, { raw: { ...size, channels: 1 } })
    .blur(2.2)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data: blurred, ...size, zoom: 1 / quarter }
}

function measureShape({ data, width, height }: Pixels): Pick<Sprite, 'foot' | 'soles' | 'mean'> {
  const soles = Array.from({ length: width }, () => 0)
  const lowest = Math.floor(height * 0.91)
  let [from, to] = [width, 0]
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if ((data[at + 3] ?? 0) < FAINT) continue
      soles[x] = y + 1
      if (y >= lowest && x < from) from = x
      if (y >= lowest && x > to) to = x
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
      count++
    }
  }
  return {
    foot: { centre: (from + to + 1) / 2, width: to - from + 1 },
    soles,
    mean: [red / count, green / count, blue / count],
  }
}
