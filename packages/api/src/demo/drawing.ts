import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { GOODS, STORES } from '@pasar/db/seed'
import sharp from 'sharp'
import {
  lastFileOf,
  makeDrawer,
  type PlannedPicture,
  planBanners,
  planCustomerPhotos,
  planGoods,
  planStoreLogos,
} from '../platform/pictures'

/** All pictures of the demo market, as its rows name them. */
export const planDemoPictures = () => ({
  goods: planGoods(GOODS),
  customerPhotos: planCustomerPhotos(GOODS),
  logos: planStoreLogos(STORES),
  banners: planBanners(),
})

export type OnDrawn = (done: number, total: number) => void

/**
 * Drafts are in this folder of a market. It exists from before the market has its database until the last picture
 * is drawn, so it also says whether any are missing.
 */
const draftsOf = (dataDir: string): string => path.join(dataDir, 'drawing')

export const hasUndrawn = (dataDir: string): boolean => existsSync(draftsOf(dataDir))

export async function markUndrawn(dataDir: string): Promise<void> {
  await mkdir(draftsOf(dataDir), { recursive: true })
}

interface Waiting {
  picture: PlannedPicture
  callbacks: (() => void)[]
}

/** Draws the pictures that a demo market lacks. Its files show which these are, so a run that was stopped costs nothing. */
export class Drawing {
  /** Whoever is asked for comes first, the others in the order they are listed. */
  readonly #asked: string[] = []
  readonly #waiting: Map<string, Waiting>
  readonly #total: number
  readonly #drafts: string
  readonly #draw: (picture: PlannedPicture) => Promise<void>

  private constructor(
    dataDir: string,
    private readonly dir: string,
    undrawn: readonly PlannedPicture[],
    total: number,
  ) {
    this.#drafts = draftsOf(dataDir)
    this.#draw = makeDrawer(dir, this.#drafts)
    this.#waiting = new Map(undrawn.map((picture) => [picture.key, { picture, callbacks: [] }]))
    this.#total = total
  }

  static async open(dataDir: string): Promise<Drawing> {
    const dir = path.join(dataDir, 'uploads')
    await mkdir(dir, { recursive: true })
    const { goods, customerPhotos, logos, banners } = planDemoPictures()
    // What the home page shows comes first.
    const planned = [...banners, ...logos, ...goods.flat(), ...customerPhotos.flat()]
    const names = new Set(await readdir(dir))
    const undrawn = planned.filter(({ key }) => !names.has(lastFileOf(key)))
    return new Drawing(dataDir, dir, undrawn, planned.length)
  }

  /** Draws a picture before all others. @returns whether it is there now */
  async ask(key: string): Promise<boolean> {
    const waiting = this.#waiting.get(key)
    if (!waiting) return existsSync(path.join(this.dir, lastFileOf(key)))
    this.#asked.push(key)
    await new Promise<void>((resolve) => waiting.callbacks.push(resolve))
    return true
  }

  /** Draws all, as many at a time as the machine has cores. */
  async run(onDrawn?: OnDrawn): Promise<void> {
    const drawn = () => onDrawn?.(this.#total - this.#waiting.size, this.#total)
    const begun = new Set<string>()
    const next = (): Waiting | undefined => {
      for (const keys of [this.#takeAsked(), this.#waiting.keys()])
        for (const key of keys) {
          const waiting = begun.has(key) ? undefined : this.#waiting.get(key)
          if (!waiting) continue
          begun.add(key)
          return waiting
        }
      return undefined
    }
    const work = async () => {
      for (let waiting = next(); waiting; waiting = next()) {
        await this.#draw(waiting.picture)
        this.#waiting.delete(waiting.picture.key)
        for (const callback of waiting.callbacks) callback()
        drawn()
      }
    }
    const before = sharp.concurrency()
    // One thread per picture: the pictures themselves already fill the cores.
    sharp.concurrency(1)
    try {
      await Promise.all(Array.from({ length: availableParallelism() }, work))
    } finally {
      sharp.concurrency(before)
    }
    await rm(this.#drafts, { recursive: true, force: true })
  }

  *#takeAsked(): Generator<string> {
    for (let key = this.#asked.shift(); key !== undefined; key = this.#asked.shift()) yield key
  }
}
