import sharp, { type Sharp } from 'sharp'
import { arrangeCopies } from './arrange'
import { drawCopy } from './draw'
import { loadSprite, type Sprite } from './emoji'
import { GROUND_SIZE, GROUNDS, type Ground, paintGround } from './grounds'
import { FAMILIES, type Family, parseColour } from './palette'

/** What decides a picture: the same input gives the same bytes. */
export interface PictureInput {
  /** file name without extension in the emoji package, such as `1f375` */
  emoji: string
  /** 0 the whole thing, 1 a closer look, 2 several together */
  view: number
  /** whole number, for example the index of the item; neighbouring numbers never share a ground */
  seed: number
}

/** A kind of ground in one family of colours. */
export interface ChosenGround {
  ground: Ground
  family: Family
}

/** Renders a square picture of an emoji on a coloured ground as PNG, 960 px wide. */
export async function composePicture(input: PictureInput): Promise<Buffer> {
  const sprite = await loadSprite(input.emoji)
  const chosen = chooseGround(input, sprite)
  const pixels = paintPicture(input, sprite, chosen, await paintGround(chosen.ground, chosen.family))
  return readPixels(pixels).png({ compressionLevel: 3 }).toBuffer()
}

/**
 * The ground of a picture. Kinds advance by two and colours by five with each seed; a colour too close to the
 * emoji's own is passed over, at most twice, so that two neighbouring seeds still never meet.
 */
export function chooseGround({ seed, view }: PictureInput, { mean }: Pick<Sprite, 'mean'>): ChosenGround {
  const start = seed * 5 + view * 3
  const candidates = [0, 1, 2].map((step) => pick(FAMILIES, start + step))
  const family = candidates.find((one) => measureContrast(one, mean) > 110) ?? pick(FAMILIES, start)
  return { ground: pick(GROUNDS, seed * 2 + view * 5), family }
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new RangeError('Cannot pick from an empty list')
  return found
}

/** Distance of the emoji's mean colour from the wall behind it ("redmean" weighting of RGB). */
function measureContrast({ wall }: Family, mean: Sprite['mean']): number {
  const [r, g, b] = parseColour(wall)
  const red = (r + mean[0]) / 2
  const [dr, dg, db] = [r - mean[0], g - mean[1], b - mean[2]]
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db)
}

/** Paints the copies of the emoji onto a copy of the pixels of a ground; answers RGB, `size` square as the ground. */
export function paintPicture(
  { view, seed }: PictureInput,
  sprite: Sprite,
  { ground, family }: ChosenGround,
  pixels: Buffer,
  size = GROUND_SIZE,
): Buffer {
  const canvas = { pixels: Buffer.from(pixels), size }
  const shadow = parseColour(family.shadow)
  for (const placement of arrangeCopies(ground, view, seed)) {
    drawCopy(canvas, sprite, placement, ground.rest, shadow)
  }
  return canvas.pixels
}

/** Opens raw pixels of a composed picture for further work. */
export function readPixels(pixels: Buffer, size = GROUND_SIZE): Sharp {
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
}
