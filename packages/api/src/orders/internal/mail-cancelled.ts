import type { OrderHead, OrderLineView, ParcelView, Tx } from '@pasar/db'
import type { Portion, Sen } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { queueParcelMail, toPieces } from '../../platform/mail/parcel-mails'
import type { By } from './move-parcel'

/**
 * Mails a seller which pieces are not to be sent any more, as they may be packing them; unless the seller did it. A parcel may
 * have several such mails.
 */
export async function mailCancelled(
  tx: Tx,
  ctx: Context,
  {
    order,
    parcel,
    lines,
    by,
  }: { order: OrderHead; parcel: ParcelView; lines: readonly OrderLineView[]; by: By },
  portions: readonly Portion[],
  amount: Sen,
): Promise<void> {
  if (by.actor === 'seller') return
  const cancelled = new Map(portions.map(({ lineId, quantity }) => [lineId, quantity]))
  const pieces = lines.flatMap((line) => {
    const quantity = cancelled.get(line.id)
    return quantity === undefined ? [] : [toPieces(line, quantity)]
  })
  const event = ctx.newId('mail')
  await queueParcelMail(tx, ctx, 'saleCancelled', {
    order,
    parcel,
    to: 'seller',
    amount,
    lines: pieces,
    event,
  })
}
