import {
  decodeTimeCursor,
  encodeTimeCursor,
  listPlannedAuctions,
  listSoldAuctions,
  type SoldAuction,
} from '@pasar/db'
import type { ListSort } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'

/** The lists of a seller's auctions. */
export const OWN_AUCTION_LISTS = ['running', 'scheduled', 'ended'] as const
export type OwnAuctionList = (typeof OWN_AUCTION_LISTS)[number]

const ON_A_PAGE = 20
/** Nobody plans more. */
const MAX_PLANNED = 200

/** A page of a seller's auctions. @throws DomainError NOT_FOUND for a cursor that is none */
export async function ownAuctionsPage(
  ctx: Context,
  seller: Seller<'list'>,
  list: OwnAuctionList,
  cursorText: string | null,
  sort: ListSort = 'usual',
): Promise<{ auctions: SoldAuction[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  if (list === 'scheduled')
    return { auctions: await listPlannedAuctions(ctx.db, seller.id, MAX_PLANNED, sort), next: null }
  const isRunning = list === 'running'
  const found = await listSoldAuctions(ctx.db, seller.id, { isRunning, sort }, cursor, ON_A_PAGE + 1)
  const auctions = found.slice(0, ON_A_PAGE)
  const last = auctions.at(-1)
  const isMore = found.length > ON_A_PAGE && last !== undefined
  return { auctions, next: isMore ? encodeTimeCursor({ at: last.at, id: last.itemId }) : null }
}
