import { createRequire } from 'node:module'
import sharp from 'sharp'

const require = createRequire(import.meta.url)

/** One emoji, decoded: straight-alpha RGBA and what a composition has to know about its shape. */
export interface Sprite {
  data: Buffer
  width: number
  height: number
  /** the painted part, in pixels of `data` */
  box: { left: number; top: number; width: number; height: number }
  /** where it touches the ground: centre and width of its lowest rows */
  foot: { centre: number; width: number }
  /** mean colour of its opaque pixels, 0–255 */
  mean: readonly [number, number, number]
}

/** Reads an emoji of `@lobehub/fluent-emoji-3d` by file name without extension, such as `1f375`. */
export async function loadSprite(emoji: string): Promise<Sprite> {
  if (!/^[0-9a-f]+(-[0-9a-f]+)*$/.test(emoji)) throw new Error(`Not an emoji file name: ${emoji}`)
  const file = require.resolve(`@lobehub/fluent-emoji-3d/assets/${emoji}.webp`)
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, ...measureShape(data, info.width, info.height) }
}

function measureShape(data: Buffer, width: number, height: number): Pick<Sprite, 'box' | 'foot' | 'mean'> {
  let left = width
  let right = 0
  let top = height
  let bottom = 0
  let [red, green, blue, count] = [0, 0, 0, 0]
  const rows: { from: number; to: number }[] = []
  for (let y = 0; y < height; y++) {
    const row = { from: width, to: -1 }
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      // fainter pixels are the glow around the shape, not the shape
      if ((data[at + 3] ?? 0) < 96) continue
      row.from = Math.min(row.from, x)
      row.to = x
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
      count++
    }
    rows.push(row)
    if (row.to < 0) continue
    left = Math.min(left, row.from)
    right = Math.max(right, row.to)
    top = Math.min(top, y)
    bottom = y
  }
  if (count === 0) throw new Error('An emoji without a painted pixel')
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 }
  const lowest = rows.slice(Math.max(top, Math.round(bottom - box.height * 0.09)), bottom + 1)
  const from = Math.min(...lowest.map((row) => row.from))
  const to = Math.max(...lowest.map((row) => row.to))
  return {
    box,
    foot: { centre: (from + to) / 2, width: to - from + 1 },
    mean: [red / count, green / count, blue / count],
  }
}
