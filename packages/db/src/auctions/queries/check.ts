import { type AuctionState, type Bidding, DomainError, placeBid, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows } from '../../kernel/dialect'
import { jsonColumn, senInJson } from '../../kernel/json-column'

/** An auction and one of its bids; null when it has none. */
interface CheckRow {
  itemId: string
  state: AuctionState
  startPrice: Sen
  reserve: Sen | null
  buyNow: Sen | null
  firstEndsAt: number
  price: Sen
  variantPrice: Sen | null
  endsAt: number
  bidCount: number
  leaderId: string | null
  leaderMaximum: Sen | null
  stoppedAt: number | null
  /** Somebody has paid for it, whatever came of that. */
  wasPaid: 0 | 1
  /** A list as JSON, by rank. */
  offers: string
  bidderId: string | null
  maximum: Sen
  isSeen: number
  placedAt: number
}

const offerSchema = z.object({
  rank: z.number(),
  bidderId: z.string(),
  price: senInJson,
  madeAt: z.number(),
  expiresAt: z.number(),
})
type CheckOffer = z.output<typeof offerSchema>
const readOffers = jsonColumn('the offers of an auction', z.array(offerSchema))

const OFFERS = jsonRows({
  rank: 'rank',
  bidderId: 'bidder_id',
  price: 'price_sen',
  madeAt: 'made_at',
  expiresAt: 'expires_at',
})

/**
 * One statement, so that bids that come meanwhile are in all of it or in none. No index leads to the silent bids of
 * an auction: without a copy, for which SQLite makes one, all bids would be read for each auction.
 */
const selectAll = sql<CheckRow>`with placed as materialized (select * from bids) select a.item_id as "itemId", a.state, a.start_sen as "startPrice", a.reserve_sen as reserve, a.buy_now_sen as "buyNow",
  a.first_ends_at as "firstEndsAt", i.price_sen as price, v.price_sen as "variantPrice",
  coalesce(i.ends_at, a.first_ends_at) as "endsAt", a.bid_count as "bidCount", a.leader_id as "leaderId",
  a.leader_max_sen as "leaderMaximum", a.stopped_at as "stoppedAt",
  exists (select 1 from order_lines l join orders m on m.id = l.order_id
    where l.item_id = a.item_id and m.paid_at is not null) as "wasPaid",
  (select ${OFFERS} from (select * from auction_offers o where o.item_id = a.item_id order by rank)) as offers,
  b.bidder_id as "bidderId", b.maximum_sen as maximum, b.is_seen as "isSeen", b.placed_at as "placedAt"
  from auctions a join items i on i.id = a.item_id
  left join item_variants v on v.item_id = a.item_id and v.position = 0
  left join placed b on b.item_id = a.item_id order by a.item_id, b.seq`

/** What the bids make of an auction when they are placed once more, and what is wrong with them. */
function replay(rows: readonly CheckRow[], open: Bidding): { made: Bidding; faults: string[] } {
  let made = open
  const faults: string[] = []
  for (const { bidderId, maximum, isSeen, placedAt } of rows) {
    if (bidderId === null) continue
    try {
      const outcome = placeBid(made, { bidderId, maximum }, placedAt)
      if (outcome.isSeen !== (isSeen === 1)) faults.push('shows a bid that changed nothing, or hides one')
      made = outcome.auction
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      faults.push(`took a bid that is refused as ${error.code}`)
    }
  }
  return { made, faults }
}

/** What is wrong with whom it was offered to after its end, and when. */
function checkOffers(
  rows: readonly CheckRow[],
  [first, second]: readonly CheckOffer[],
  state: AuctionState,
  made: Bidding,
): string[] {
  if (!first) return state === 'offered' ? ['is offered to nobody'] : []
  const faults: string[] = []
  if (state === 'running') faults.push('runs, and was offered')
  if (first.rank !== 1 || first.bidderId !== made.leader?.bidderId || first.price !== made.price)
    faults.push('was not offered to its leader at its price first')
  if (first.madeAt < made.endsAt) faults.push('was offered before its end')
  if (!second) return faults
  const own = rows.filter(({ bidderId }) => bidderId === second.bidderId).map(({ maximum }) => maximum)
  if (second.bidderId === first.bidderId || second.price !== Math.max(...own))
    faults.push('was not offered to the second at their maximum')
  if (second.madeAt < first.expiresAt) faults.push('was offered to two at a time')
  return faults
}

function checkAuction(rows: readonly CheckRow[]): string[] {
  const [row] = rows
  if (!row) return []
  const { state, startPrice, reserve, firstEndsAt } = row
  const { made, faults } = replay(rows, {
    startPrice,
    reserve,
    price: startPrice,
    bidCount: 0,
    leader: null,
    firstEndsAt,
    endsAt: firstEndsAt,
  })
  const offers = readOffers(row.offers)
  const isBoughtAtOnce = state === 'sold' && offers.length === 0
  // One that was bought at once and went back before it was sent is unsold.
  const wasBoughtAtOnce = isBoughtAtOnce || (state === 'unsold' && offers.length === 0 && row.wasPaid === 1)
  if (isBoughtAtOnce && made.leader !== null) faults.push('was sold at once although somebody has bid')
  if (row.stoppedAt !== null && (made.leader !== null || state !== 'unsold'))
    faults.push('was ended early although somebody has bid')
  const should = {
    price: isBoughtAtOnce ? row.buyNow : (offers.at(-1)?.price ?? made.price),
    variantPrice: row.price,
    // Whoever buys it at once ends it before its time, and so may its seller while nobody has bid.
    endsAt: wasBoughtAtOnce ? Math.min(row.endsAt, made.endsAt) : (row.stoppedAt ?? made.endsAt),
    bidCount: made.bidCount,
    leaderId: made.leader?.bidderId ?? null,
    leaderMaximum: made.leader?.maximum ?? null,
  }
  for (const [name, value] of Object.entries(should))
    if (row[name as keyof typeof should] !== value) faults.push(`has another ${name} than its bids make`)
  return [...faults, ...checkOffers(rows, offers, state, made)]
}

/**
 * Proves every auction: places all its bids once more, seen and silent, as the market takes them, and compares
 * price, leader, end and number of bids with what the rows say; then whom it was offered to.
 * @returns a line for each thing that is wrong
 */
export async function checkAuctions(db: Db): Promise<string[]> {
  const { rows } = await selectAll.execute(db)
  const byItem = new Map<string, CheckRow[]>()
  for (const row of rows) {
    const known = byItem.get(row.itemId)
    if (known) known.push(row)
    else byItem.set(row.itemId, [row])
  }
  return [...byItem].flatMap(([itemId, own]) => checkAuction(own).map((fault) => `${itemId} ${fault}`))
}
