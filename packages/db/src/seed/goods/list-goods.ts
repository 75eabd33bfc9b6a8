import { defaultBaseShipping, SHIPPING_ZONES } from '@pasar/domain'
import type { DemoGood, GoodRow } from './types'

/** Spells out the rows of one category. */
export function listGoods(category: string, rows: readonly GoodRow[]): DemoGood[] {
  return rows.map((row) => {
    const isVirtual = row.box === undefined && row.at === undefined
    const service = row.at && { place: row.at[0], area: row.at[1] }
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
      baseShippingSen: defaultBaseShipping(
        {
          isVirtual,
          servicePlace: service?.place ?? null,
          weightG,
          dimensions: { lengthCm, widthCm, heightCm },
        },
        SHIPPING_ZONES,
      ),
      ...(isVirtual ? { isVirtual } : {}),
      ...(service === undefined ? {} : { service }),
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
