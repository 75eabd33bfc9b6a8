import { dayOf, days, makeRandom, nextFestival } from '@pasar/domain'
import { makeSeedIds } from '../ids'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'
import type { DemoPeople } from './people'

const SEED = 80

/** Two lists of the demo buyer: for the next festival, and a registry for a baby. */
export function writePlans(
  writer: SeedWriter,
  people: DemoPeople,
  items: readonly DemoItem[],
  now: number,
): void {
  const ids = makeSeedIds(makeRandom(SEED))
  const made = now - days(12)
  const sold = items.filter(
    (item) =>
      item.listingType === 'Fixed' &&
      item.status === 'active' &&
      item.publishedAt < made &&
      item.variants.some(({ stock }) => stock > 0),
  )
  const lists = [
    {
      template: 'chineseNewYear',
      title: 'Chinese New Year open house',
      day: nextFestival('chineseNewYear', dayOf(now + days(1))) ?? dayOf(now + days(60)),
      budget: 120_000,
      share: 'read' as const,
      categories: ['food', 'beverage', 'home'],
    },
    {
      template: 'baby',
      title: 'For the baby',
      day: dayOf(now + days(75)),
      budget: 90_000,
      share: 'registry' as const,
      categories: ['toys', 'clothing', 'health'],
    },
  ]
  for (const { categories, budget, ...list } of lists) {
    const id = ids.next('plan', made)
    writer.insert('plans', {
      id,
      user_id: people.buyer.id,
      gifts_from: list.day,
      budget_sen: budget,
      created_at: made,
      removed_at: null,
      ...list,
    })
    for (const [index, item] of categories
      .flatMap((name) => sold.filter(({ category }) => category === name).slice(0, 2))
      .entries()) {
      const variant = item.variants.find(({ stock }) => stock > 0)
      if (!variant) continue
      writer.insert('plan_lines', {
        id: ids.next('planLine', made + index),
        plan_id: id,
        item_id: item.id,
        variant_id: variant.id,
        quantity: 1 + (index % 3),
        // The first has become cheaper since.
        planned_sen: index === 0 ? variant.price + 500 : variant.price,
        note: '',
        added_at: made + index,
        told_price_sen: index === 0 ? variant.price : null,
        removed_at: null,
      })
    }
  }
}
