import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { asSeller } from '../../testing'
import { buyer, type Market, orders, users } from '../../testing/helpers'
import { type LineAddress, writeReview } from '../commands/reviews'

export const sellerOf = asSeller

/** The lines of the buyer's order of kopi and another thing, whose parcels have arrived now. */
export function receiveLines(market: Market): LineAddress[] {
  market.run("update parcels set state = 'completed' where order_id = ?", orders.paid.id)
  return market
    .rows<{ id: string }>(
      'select id from order_lines where order_id = ? order by unit_price_sen',
      orders.paid.id,
    )
    .map(({ id }) => ({ orderId: orders.paid.id, lineId: id }))
}

/** A review of kopi by the buyer. @returns its id */
export async function reviewKopi(market: Market, at: LineAddress, photos: Buffer[] = []): Promise<string> {
  await writeReview(market.ctx, buyer, at, { stars: 4, body: 'Wangi!', photos })
  return market.value('select id from reviews where line_id = ?', at.lineId)
}

export const makePhoto = (red = 200): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .jpeg()
    .toBuffer()

/** Files of photos in reviews, by their keys. */
export const photoKeys = (market: Market): string[] => {
  const names = readdirSync(market.ctx.uploadsDir).filter((name) => name.startsWith('review-'))
  return [...new Set(names.map((name) => name.replace(/-\d+\.webp$/, '')))]
}

export const newsOf = (market: Market, userId: string): string[] =>
  market
    .rows<{ kind: string }>(
      'select kind from notifications where user_id = ? order by created_at, id',
      userId,
    )
    .map(({ kind }) => kind)

export const kampung = sellerOf(users.seller)
