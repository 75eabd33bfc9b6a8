import { type Db, listPrices, type OwnListing, setWas, type Tx } from '@pasar/db'
import { capWas, DomainError, formatRm, highestWas, type Sen, WAS_DAYS } from '@pasar/domain'
import type { Context } from '../../platform/context'

/**
 * Refuses a price before that the item did not cost. One that stays as it is beside the same price was looked at before.
 * @param item null for a new one
 * @throws DomainError VALIDATION at the price before
 */
export async function requireHonestWas(
  ctx: Context,
  db: Db,
  item: OwnListing | null,
  { price, originalPrice }: { price: Sen; originalPrice: Sen | null },
): Promise<void> {
  if (originalPrice === null) return
  if (item?.originalPrice === originalPrice && item.price === price) return
  const isNew = item === null || item.status === 'draft'
  const highest = isNew ? null : highestWas(await listPrices(db, item.id), price, ctx.now())
  if (highest === null) throw new DomainError('VALIDATION', {}, { originalPrice: 'wasNew' })
  if (originalPrice > highest)
    throw new DomainError(
      'VALIDATION',
      { highest: formatRm(highest), days: WAS_DAYS },
      { originalPrice: 'wasTooHigh' },
    )
}

/** Lowers the price before of an item whose price has just been changed to one that it may show, or takes it away. */
export async function capItemWas(
  ctx: Context,
  tx: Tx,
  { id, price, originalPrice }: Pick<OwnListing, 'id' | 'price' | 'originalPrice'>,
): Promise<void> {
  if (originalPrice === null) return
  const shown = capWas(originalPrice, price, highestWas(await listPrices(tx, id), price, ctx.now()))
  if (shown !== originalPrice) await setWas(tx, id, shown)
}
