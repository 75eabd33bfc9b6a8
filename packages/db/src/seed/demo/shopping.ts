import { days, hours, minutes } from '@pasar/domain'
import { drawBetween, drawSome, type Random } from '../ids'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'
import type { DemoPeople } from './people'

const WISHES = 7

const isForSale = ({ status, variants }: DemoItem): boolean =>
  status === 'active' && variants.some(({ stock }) => stock > 0)

/** Fills the demo buyer's cart: two things of one seller, one of another, and a virtual one. */
export function writeCart(
  writer: SeedWriter,
  random: Random,
  people: DemoPeople,
  items: readonly DemoItem[],
  now: number,
): void {
  const sold = items.filter((item) => isForSale(item) && item.listingType === 'Fixed')
  const byLove = [...sold].sort((a, b) => b.popularity - a.popularity)
  const loved = byLove.filter(({ isVirtual }) => !isVirtual).slice(0, 80)
  const [first] = drawSome(random, loved, 1)
  const second = byLove.find((item) => item !== first && !item.isVirtual && item.store.id === first?.store.id)
  const third = drawSome(random, loved, loved.length).find(
    ({ store }) => store.sellerId !== first?.store.sellerId,
  )
  const virtual = byLove.find(
    ({ isVirtual, store }) =>
      isVirtual && store.sellerId !== first?.store.sellerId && store.sellerId !== third?.store.sellerId,
  )
  for (const [index, item] of [first, second, third, virtual].entries()) {
    const variant = item?.variants.find(({ stock }) => stock > 0)
    if (!item || !variant) throw new Error('The demo goods do not fill a cart')
    writer.insert('cart_lines', {
      user_id: people.buyer.id,
      variant_id: variant.id,
      quantity: item.isVirtual ? 1 : Math.min(variant.stock, 1 + (index % 2)),
      seen_price_sen: variant.price,
      added_at: now - hours(20) + minutes(index),
    })
  }
}

/** Hearts of the demo buyer and of the others. */
export function writeWishlists(
  writer: SeedWriter,
  random: Random,
  people: DemoPeople,
  items: readonly DemoItem[],
  now: number,
): void {
  const wished = items.filter(isForSale)
  const save = (userId: string, chosen: readonly DemoItem[]): void => {
    for (const item of chosen) {
      const saved = now - drawBetween(random, minutes(5), days(20))
      writer.insert('wishlist', {
        user_id: userId,
        item_id: item.id,
        price_sen: item.originalPrice ?? item.price,
        created_at: Math.max(saved, item.publishedAt),
      })
    }
  }
  const chosen = drawSome(random, wished, WISHES)
  save(people.buyer.id, chosen)
  // One that was sold out when it was saved, so that the list shows every case.
  const back = wished.find(
    (item) => item.listingType === 'Fixed' && item.originalPrice === null && !chosen.includes(item),
  )
  if (back)
    writer.insert('wishlist', {
      user_id: people.buyer.id,
      item_id: back.id,
      price_sen: back.price,
      was_in_stock: 0,
      created_at: Math.max(now - days(3), back.publishedAt),
    })
  for (const { id } of people.buyers) save(id, drawSome(random, wished, drawBetween(random, 0, 9)))
}
