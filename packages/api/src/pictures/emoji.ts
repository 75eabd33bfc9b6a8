import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Texture } from './canvas'

const require = createRequire(import.meta.url)

/** One emoji, ready to be drawn. Lengths are in pixels of the emoji's own file (256 square). */
export interface Sprite {
  /** at twice its size: drawing enlarges about that much, and here it is done with the better kernel */
  figure: Texture
  /** out of focus, for what stands behind */
  faded: Texture
  /** its blurred outline */
  shadow: Texture
  /** the painted part */
  box: { left: number; top: number; width: number; height: number }
  /** where it touches the ground: centre and width of its lowest rows */
  foot: { centre: number; width: number }
  /** the lowest painted row of each column, -1 where there is none */
  soles: number[]
  /** mean colour of its opaque pixels, 0–255 */
  mean: readonly [number, number, number]
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/**
 * Reads an emoji of `@lobehub/fluent-emoji-3d` by file name without extension, such as `1f375`.
 * Throws an Error when the package has no such file.
 */
export async function loadSprite(emoji: string): Promise<Sprite> {
  if (!/^[0-9a-f]+(-[0-9a-f]+)*$/.test(emoji)) throw new Error(`Not an emoji file name: ${emoji}`)
  const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${emoji}.webp`)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  const [figure, faded, shadow] = await Promise.all([enlarge(pixels), fade(pixels), blurOutline(pixels)])
  return { figure, faded, shadow, ...measureShape(pixels) }
}

async function enlarge({ data, width, height }: Pixels): Promise<Texture> {
  const size = { width: width * 2, height: height * 2 }
  const large = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height)
    .raw()
    .toBuffer()
  return { data: premultiply(large), ...size, zoom: 2, origin: 0 }
}

async function fade({ data, width, height }: Pixels): Promise<Texture> {
  const blurred = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(1.3)
    .raw()
    .toBuffer()
  return { data: premultiply(blurred), width, height, zoom: 1, origin: 0 }
}

/** A quarter of the size is enough for what is soft anyway. */
async function blurOutline({ data, width, height }: Pixels): Promise<Texture> {
  const [quarter, pad] = [4, 8]
  const size = { width: Math.floor(width / quarter) + pad * 2, height: Math.floor(height / quarter) + pad * 2 }
  const alpha = Buffer.alloc(size.width * size.height)
  for (let y = 0; y < size.height - pad * 2; y++) {
    for (let x = 0; x < size.width - pad * 2; x++) {
      alpha[(y + pad) * size.width + x + pad] = data[(y * width + x) * quarter * 4 + 3] ?? 0
    }
  }
  const blurred = await sharp(alpha, { raw: { ...size, channels: 1 } })
    .blur(2.2)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data: blurred, ...size, zoom: 1 / quarter, origin: pad }
}

function premultiply(data: Buffer): Buffer {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255
    for (let c = i; c < i + 3; c++) data[c] = Math.round((data[c] ?? 0) * alpha)
  }
  return data
}

function measureShape({ data, width, height }: Pixels): Pick<Sprite, 'box' | 'foot' | 'soles' | 'mean'> {
  const rows = Array.from({ length: height }, () => ({ from: width, to: -1 }))
  const soles = Array.from({ length: width }, () => -1)
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      // fainter pixels are the glow around the shape, not the shape
      if ((data[at + 3] ?? 0) < 96) continue
      row.from = Math.min(row.from, x)
      row.to = x
      soles[x] = y
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
      count++
    }
  }
  if (count === 0) throw new Error('An emoji without a painted pixel')
  const top = rows.findIndex((row) => row.to >= 0)
  const bottom = Math.max(...soles)
  const left = Math.min(...rows.map((row) => row.from))
  const right = Math.max(...rows.map((row) => row.to))
  const lowest = rows.slice(Math.max(top, Math.round(bottom - (bottom - top) * 0.09)), bottom + 1)
  const from = Math.min(...lowest.map((row) => row.from))
  const to = Math.max(...lowest.map((row) => row.to))
  return {
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    foot: { centre: (from + to) / 2, width: to - from + 1 },
    soles,
    mean: [red / count, green / count, blue / count],
  }
}
