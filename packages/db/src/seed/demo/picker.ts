import { drawBetween, drawChance, drawOne, makeWeightedDraw, type Random } from '../ids'
import type { SeedVariant } from '../items'
import type { DemoItem } from './items'

export interface Picked {
  item: DemoItem
  variant: SeedVariant
  quantity: number
}

export interface ItemPicker {
  /** What somebody puts into a cart at that time: one to four things, some of them from the same store. */
  pickCart(at: number): Picked[]
  /** One thing of each of `sellers` different sellers, all virtual or all physical. */
  pickSellers(sellers: number, isVirtual: boolean, at: number): Picked[]
}

const LINE_COUNTS = [38, 33, 19, 10]
/** Above this price, in sen, people take one. */
const CHEAP_BELOW = 3_000
const MAX_TRIES = 200

/** Draws items by how popular they are among those that were on the market. */
export function makeItemPicker(random: Random, items: readonly DemoItem[]): ItemPicker {
  const sold = items.filter(({ listingType }) => listingType === 'Fixed')
  const byStore = new Map<string, DemoItem[]>()
  for (const item of sold) byStore.set(item.store.id, [...(byStore.get(item.store.id) ?? []), item])
  const drawIndex = makeWeightedDraw(
    random,
    sold.map(({ popularity }) => popularity),
  )
  const drawLines = makeWeightedDraw(random, LINE_COUNTS)

  const pick = (item: DemoItem): Picked => {
    const isCheap = item.price < CHEAP_BELOW && !item.isVirtual
    const quantity = isCheap && drawChance(random, 0.35) ? drawBetween(random, 2, 4) : 1
    return { item, variant: drawOne(random, item.variants), quantity }
  }
  const drawWhere = (
    fits: (item: DemoItem) => boolean,
    from: readonly DemoItem[] | null,
  ): DemoItem | null => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const item = from ? drawOne(random, from) : sold[drawIndex()]
      if (item && fits(item)) return item
    }
    return null
  }
  return {
    pickCart: (at) => {
      const picked: Picked[] = []
      const isNew = (item: DemoItem) => item.publishedAt < at && !picked.some((one) => one.item === item)
      for (let line = drawLines() + 1; line > 0; line--) {
        const beside =
          picked[0] && drawChance(random, 0.35) ? byStore.get(picked[0].item.store.id) : undefined
        const item = drawWhere(isNew, beside ?? null)
        if (item) picked.push(pick(item))
      }
      return picked
    },
    pickSellers: (sellers, isVirtual, at) => {
      const picked: Picked[] = []
      const fits = (item: DemoItem) =>
        item.publishedAt < at &&
        item.isVirtual === isVirtual &&
        !picked.some((one) => one.item.store.sellerId === item.store.sellerId)
      for (let index = 0; index < sellers; index++) {
        const item = drawWhere(fits, null)
        if (item) picked.push(pick(item))
      }
      return picked
    },
  }
}
