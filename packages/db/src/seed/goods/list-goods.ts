import type { DemoGood, GoodRow } from './types'

/** What sellers charge for one piece by chargeable weight: up to so many grams, so many sen. */
const SHIPPING_STEPS = [
  [300, 420],
  [1_000, 550],
  [3_000, 890],
  [8_000, 1_590],
  [20_000, 2_900],
] as const
const HEAVIEST_SHIPPING_SEN = 6_800

/** Spells out the rows of one category. */
export function listGoods(category: string, rows: readonly GoodRow[]): DemoGood[] {
  return rows.map((row) => {
    const [weightG, lengthCm, widthCm, heightCm] = row.box ?? [0, 0, 0, 0]
    return {
      title: row.title,
      emoji: nameEmoji(row.emoji),
      category,
      store: row.store,
      priceSen: row.sen,
      ...(row.was === undefined ? {} : { originalPriceSen: row.was }),
      description: row.text,
      condition: row.condition ?? 'new',
      weightG,
      lengthCm,
      widthCm,
      heightCm,
      stock: row.stock ?? row.options?.reduce((sum, [, stock]) => sum + stock, 0) ?? 1,
      baseShippingSen: row.box === undefined ? 0 : (row.ship ?? priceShipping(row.box)),
      ...(row.box === undefined ? { isVirtual: true } : {}),
      ...(row.auction === undefined ? {} : { auction: row.auction }),
      ...(row.options === undefined ? {} : { variants: row.options.map(readOption) }),
    }
  })
}

/** The file name an emoji has in the emoji package: its code points in hexadecimal. */
export function nameEmoji(emoji: string): string {
  return Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '').join('-')
}

function readOption([name, stock, sen]: NonNullable<GoodRow['options']>[number]) {
  return sen === undefined ? { name, stock } : { name, stock, priceSen: sen }
}

function priceShipping([grams, length, width, height]: NonNullable<GoodRow['box']>): number {
  // couriers count 5,000 cm³ as a kilogram
  const chargeable = Math.max(grams, Math.ceil((length * width * height) / 5))
  return SHIPPING_STEPS.find(([limit]) => chargeable <= limit)?.[1] ?? HEAVIEST_SHIPPING_SEN
}
