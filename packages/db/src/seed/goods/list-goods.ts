import { defaultBaseShipping } from '@pasar/domain'
import type { DemoGood, GoodRow } from './types'

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
      baseShippingSen: defaultBaseShipping({
        isVirtual: row.box === undefined,
        weightG,
        dimensions: { lengthCm, widthCm, heightCm },
      }),
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
