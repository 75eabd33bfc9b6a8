import { mkdir } from 'node:fs/promises'
import { SMALL_PICTURE_KEYS } from '@pasar/db/seed'
import { PICTURE_WIDTHS } from '@pasar/domain'
import sharp from 'sharp'
import { QUICK, writeWidth } from '../platform/pictures/encode'

/** A ground and a square on it for each picture, so that a person can distinguish them. */
const COLOURS = [
  ['#0B6B57', '#FBF8F3'],
  ['#F2A71B', '#1C1917'],
  ['#C8243F', '#FBF8F3'],
  ['#1D5C96', '#F2A71B'],
  ['#E7E2DA', '#0B6B57'],
  ['#57534E', '#5FD3B5'],
] as const

/** Makes the pictures that the small seed names: plain squares, in every width, the wider ones as AVIF too. */
export async function makeSmallPictures(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  await Promise.all(
    SMALL_PICTURE_KEYS.flatMap((key, index) => {
      const [ground, square] = COLOURS[index % COLOURS.length] ?? COLOURS[0]
      return PICTURE_WIDTHS.map(async (width) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 6 6">
          <rect width="6" height="6" fill="${ground}"/><rect x="2" y="2" width="2" height="2" fill="${square}"/></svg>`
        await writeWidth(sharp(Buffer.from(svg)), dir, key, width, QUICK)
      })
    }),
  )
}
