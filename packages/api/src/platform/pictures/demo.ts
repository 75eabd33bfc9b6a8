import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_WIDTHS } from '@pasar/domain/platform/pictures'
import { REVIEW_PREFIX } from '../../reviews/internal/photos'
import { type ChosenGround, chooseGround, type PictureInput, paintPicture, readPixels } from './compose'
import { loadSprite, type Sprite } from './emoji'
import { CAREFUL, type Encoding, makeBlur, QUICK } from './encode'
import { PICTURE_FORMATS, picturePath } from './files'
import { discs, GROUND_SIZE, paintGround } from './grounds'
import { type StoredPicture, writePicture } from './write'

/** What the pictures of a demo good depend on. */
export interface PicturedGood {
  emoji: string
  stock: number
  isVirtual?: boolean
  service?: object
}

/** A picture of the demo market before it is drawn. */
export interface PlannedPicture {
  key: string
  input: PictureInput
  encoding: Encoding
  /** On discs of the colour that suits it, in place of the ground that its number chooses. */
  onDiscs?: boolean
}

const numbered = (index: number, view: number): string => `demo-${String(index).padStart(4, '0')}-${view}`

function listViews({ stock, isVirtual, service }: PicturedGood): number[] {
  return stock >= 50 && isVirtual !== true && !service ? [0, 1, 2] : [0, 1]
}

/**
 * Two or three pictures per good (several together only for what is sold by the dozen). The answer is aligned with
 * `goods`. Neighbouring goods never share a ground.
 */
export const planGoods = (goods: readonly PicturedGood[]): PlannedPicture[][] =>
  goods.map((good, seed) =>
    listViews(good).map((view) => ({
      key: numbered(seed, view),
      input: { emoji: good.emoji, view, seed },
      encoding: QUICK,
    })),
  )

/** Photos of buyers are shown small below the goods. */
const AS_THUMBNAILS = { ...QUICK, avifUpTo: 320 } as const

/** Of how many goods one was photographed by a buyer. */
const PHOTOGRAPHED = 3

/**
 * Photos as buyers would take them: close up, on a ground of their own, of every third good and of some of them
 * two. The answer is aligned with `goods`.
 */
export const planCustomerPhotos = (goods: readonly PicturedGood[]): PlannedPicture[][] =>
  goods.map(({ emoji, isVirtual }, index) => {
    if (isVirtual || index % PHOTOGRAPHED !== 0) return []
    return (index % (PHOTOGRAPHED * 4) === 0 ? [1, 0] : [1]).map((view) => ({
      key: `${REVIEW_PREFIX}${numbered(index, view)}`,
      input: { emoji, view, seed: index + 7 * (view + 2) },
      encoding: AS_THUMBNAILS,
    }))
  })

/** One picture per store, aligned with the stores. */
export const planStoreLogos = (stores: readonly { slug: string; emoji: string }[]): PlannedPicture[] =>
  stores.map(({ slug, emoji }, seed) => ({
    key: `store-${slug}`,
    input: { emoji, view: 1, seed },
    encoding: QUICK,
    onDiscs: true,
  }))

/** What the home page's banners show, in their order: a price tag, a second life, handiwork, a parcel. */
const BANNERS = [
  { emoji: '1f3f7-fe0f', view: 2, seed: 11 },
  { emoji: '1f33f', view: 0, seed: 21 },
  { emoji: '1f9f5', view: 2, seed: 33 },
  { emoji: '1f4e6', view: 2, seed: 47 },
] as const

export const planBanners = (): PlannedPicture[] =>
  BANNERS.map((input, index) => ({ key: `banner-${index + 1}`, input, encoding: CAREFUL }))

/** A preview has six pixels: a picture of this size holds all of their detail. */
const PREVIEW_SIZE = 48
const PREVIEW_ZOOM = 1 / 8

/** Pictures of one good follow one another, so only some large emojis are cached; all of the small ones are. */
const SPRITES_KEPT = 4

/** Draws planned pictures in one size and keeps what several of them share. */
class Studio {
  readonly #grounds = new Map<string, Promise<Buffer>>()
  readonly #sprites = new Map<string, Promise<Sprite>>()

  constructor(
    private readonly size: number,
    private readonly zoom?: number,
    private readonly spritesKept = SPRITES_KEPT,
  ) {}

  async paint({ input, onDiscs }: PlannedPicture): Promise<Buffer> {
    const sprite = await this.#load(input.emoji)
    const own = chooseGround(input, sprite)
    const chosen = onDiscs ? { ...own, ground: discs } : own
    return paintPicture(input, sprite, chosen, await this.#paintGround(chosen), this.size)
  }

  #load(emoji: string): Promise<Sprite> {
    const sprite = this.#sprites.get(emoji) ?? loadSprite(emoji, this.zoom)
    this.#sprites.set(emoji, sprite)
    const [oldest] = this.#sprites.keys()
    if (this.#sprites.size > this.spritesKept && oldest !== undefined) this.#sprites.delete(oldest)
    return sprite
  }

  #paintGround({ ground, family }: ChosenGround): Promise<Buffer> {
    const name = `${ground.kind} ${family.name}`
    const pixels = this.#grounds.get(name) ?? paintGround(ground, family, this.size)
    this.#grounds.set(name, pixels)
    return pixels
  }
}

/** Says what rows hold of planned pictures, with previews that need no picture to be drawn. */
export function makePreviewer(): (picture: PlannedPicture) => Promise<Omit<StoredPicture, 'hash'>> {
  const studio = new Studio(PREVIEW_SIZE, PREVIEW_ZOOM, Number.POSITIVE_INFINITY)
  return async (picture) => ({
    key: picture.key,
    width: GROUND_SIZE,
    height: GROUND_SIZE,
    blur: await makeBlur(readPixels(await studio.paint(picture), PREVIEW_SIZE)),
  })
}

/** The file of a picture that gets its name last: where it is, all of them are. */
export const lastFileOf = (key: string): string => picturePath(key, 960)

/**
 * Draws planned pictures into a folder. Their files are written in `drafts`, on the same disk, and moved when they are
 * complete: a server of the folder never finds a partial file.
 */
export function makeDrawer(dir: string, drafts: string): (picture: PlannedPicture) => Promise<void> {
  const studio = new Studio(GROUND_SIZE)
  return async (picture) => {
    await mkdir(drafts, { recursive: true })
    const pixels = await studio.paint(picture)
    const size = { width: GROUND_SIZE, height: GROUND_SIZE }
    await writePicture(() => readPixels(pixels), size, drafts, picture.key, picture.encoding)
    const names = PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) => picturePath(picture.key, width, format)),
    )
    const last = lastFileOf(picture.key)
    for (const name of [...names.filter((each) => each !== last), last])
      await moveIfThere(path.join(drafts, name), path.join(dir, name))
  }
}

/** An AVIF that would be no smaller than its WebP is not there. */
async function moveIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
