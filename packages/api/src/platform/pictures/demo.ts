import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { REVIEW_PREFIX } from '../../reviews/internal/photos'
import { type ChosenGround, chooseGround, paintPicture, readPixels } from './compose'
import { loadSprite } from './emoji'
import { QUICK } from './encode'
import { discs, GROUND_SIZE, paintGround } from './grounds'
import { type StoredPicture, writePicture } from './write'

/** What the pictures of a demo good depend on. */
export interface PicturedGood {
  emoji: string
  stock: number
  isVirtual?: boolean
}

export interface DemoPictureOptions {
  /** called after each good with the number of goods that are done */
  onProgress?: (done: number, total: number) => void
}

const SIZE = { width: GROUND_SIZE, height: GROUND_SIZE }

/**
 * Makes two or three pictures per good (several together only for what is sold by the dozen) and stores them as
 * `demo-<4-digit index>-<view>`. The answer is aligned with `goods`. Neighbouring goods never share a ground.
 */
export async function makeDemoPictures(
  goods: readonly PicturedGood[],
  dir: string,
  options: DemoPictureOptions = {},
): Promise<StoredPicture[][]> {
  await mkdir(dir, { recursive: true })
  const grounds = keepGrounds()
  let done = 0
  return mapInParallel(goods, async (good, seed) => {
    const sprite = await loadSprite(good.emoji)
    const pictures: StoredPicture[] = []
    for (const view of listViews(good)) {
      const input = { emoji: good.emoji, view, seed }
      const chosen = chooseGround(input, sprite)
      const pixels = paintPicture(input, sprite, chosen, await grounds(chosen))
      const key = `demo-${String(seed).padStart(4, '0')}-${view}`
      pictures.push(await writePicture(() => readPixels(pixels), SIZE, dir, key, QUICK))
    }
    done++
    options.onProgress?.(done, goods.length)
    return pictures
  })
}

/** Photos of buyers stand small below the goods. */
const AS_THUMBNAILS = { ...QUICK, avifUpTo: 320 } as const

/** Of how many goods one was photographed by a buyer. */
const PHOTOGRAPHED = 3

/**
 * Photos as buyers would take them: close up, on a ground of their own, of every third good and of some of them
 * two. The answer is aligned with `goods`.
 */
export async function makeCustomerPhotos(
  goods: readonly PicturedGood[],
  dir: string,
): Promise<StoredPicture[][]> {
  await mkdir(dir, { recursive: true })
  const grounds = keepGrounds()
  return mapInParallel(goods, async ({ emoji, isVirtual }, index) => {
    if (isVirtual || index % PHOTOGRAPHED !== 0) return []
    const sprite = await loadSprite(emoji)
    const photos: StoredPicture[] = []
    for (const view of index % (PHOTOGRAPHED * 4) === 0 ? [1, 0] : [1]) {
      const input = { emoji, view, seed: index + 7 * (view + 2) }
      const chosen = chooseGround(input, sprite)
      const pixels = paintPicture(input, sprite, chosen, await grounds(chosen))
      const key = `${REVIEW_PREFIX}demo-${String(index).padStart(4, '0')}-${view}`
      photos.push(await writePicture(() => readPixels(pixels), SIZE, dir, key, AS_THUMBNAILS))
    }
    return photos
  })
}

/** Makes one square picture per store under the key `store-<slug>`; the answer is aligned with `stores`. */
export async function makeStoreLogos(
  stores: readonly { slug: string; emoji: string }[],
  dir: string,
): Promise<StoredPicture[]> {
  await mkdir(dir, { recursive: true })
  return mapInParallel(stores, async ({ slug, emoji }, index) => {
    const sprite = await loadSprite(emoji)
    const input = { emoji, view: 1, seed: index }
    const { family } = chooseGround(input, sprite)
    const pixels = paintPicture(input, sprite, { family, ground: discs }, await paintGround(discs, family))
    return writePicture(() => readPixels(pixels), SIZE, dir, `store-${slug}`, QUICK)
  })
}

function listViews({ stock, isVirtual }: PicturedGood): number[] {
  return stock >= 50 && isVirtual !== true ? [0, 1, 2] : [0, 1]
}

/** Paints each ground once. */
function keepGrounds(): (chosen: ChosenGround) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return ({ ground, family }) => {
    const name = `${ground.kind} ${family.name}`
    const pixels = kept.get(name) ?? paintGround(ground, family)
    kept.set(name, pixels)
    return pixels
  }
}

/** Like Promise.all over map, with as many at a time as the machine has cores and one more that waits for the disk. */
async function mapInParallel<In, Out>(
  list: readonly In[],
  work: (one: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  const queue = list.entries()
  const before = sharp.concurrency()
  // one thread per picture: the pictures themselves already fill the cores
  sharp.concurrency(1)
  try {
    const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
      for (const [index, one] of queue) results[index] = await work(one, index)
    })
    await Promise.all(workers)
  } finally {
    sharp.concurrency(before)
  }
  return results
}
