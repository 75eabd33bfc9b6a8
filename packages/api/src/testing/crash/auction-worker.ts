import { DomainError, hours, minutes, type Sen, sen, showQuote } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { bid } from '../../auctions/commands'
import { moveDueAuctions } from '../../auctions/jobs'
import { placeOrder } from '../../checkout/commands/place-order'
import { quoteCheckout } from '../../checkout/reads'
import { expireOrders } from '../../orders/commands/close'
import { readConfig } from '../../platform/config'
import type { Context } from '../../platform/context'
import { openServices } from '../../platform/services'
import { relistUnsold } from '../../selling/jobs/relists'
import { asBuyer } from '..'
import { ADDRESS } from '../address'
import { pay, pick, say } from './worker-helpers'

/** How many of the auctions that end next get bids at the same time. */
const LIVELY = 4
const BIDS_AT_ONCE = 6

interface Piece {
  itemId: string
  variantId: string
  price: Sen
  /** To whom it is offered, after its end. */
  offeredTo: string | null
}

/** What a command answers; null when it refuses, as many do here. */
const unlessRefused = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof DomainError) return null
    throw error
  })

async function bidOnce(ctx: Context, bidder: Buyer, { itemId, price }: Piece): Promise<void> {
  // Some are too low; few are equal.
  const maximum = sen(price + Math.floor(Math.random() * 12) * 250)
  if (await unlessRefused(bid(ctx, bidder, { itemId, maximum }))) say(`bid ${itemId} ${bidder.id} ${maximum}`)
}

async function order(ctx: Context, buyer: Buyer, { variantId }: Piece): Promise<string | null> {
  const source = { type: 'item', variantId, quantity: 1 } as const
  const { quote } = await quoteCheckout(ctx, buyer, source, { country: 'MY' })
  const idempotencyKey = ctx.newId('request')
  const address = { type: 'new', address: ADDRESS } as const
  const placed = await unlessRefused(
    placeOrder(ctx, buyer, { idempotencyKey, source, address, shown: showQuote(quote) }),
  )
  if (!placed?.ok) return null
  say(`placed ${placed.orderId}`)
  return placed.orderId
}

/** Bids, ends auctions, buys at once and what was won, and pays in time or late, until it is killed. */
export async function auction(dataDir: string): Promise<never> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
  })
  let clockOffset = 0
  const { context: ctx, database } = openServices(config, { now: () => Date.now() + clockOffset })
  const { handle } = database
  const pieces = handle.prepare<
    [],
    Piece
  >(`select a.item_id as itemId, v.id as variantId, v.price_sen as price,
    (select bidder_id from auction_offers o where o.item_id = a.item_id order by rank desc limit 1) as offeredTo
    from auctions a join item_variants v on v.item_id = a.item_id
    where a.state in ('running', 'offered') and v.stock > 0 order by a.due_at`)
  const people = handle
    .prepare<[], { id: string; email: string; name: string }>(
      "select id, email, name from users where email like 'bidder%'",
    )
    .all()
    .map(asBuyer)
  const byId = new Map(people.map((person) => [person.id, person]))
  const latest = handle.prepare('select coalesce(max(placed_at), 0) from bids').pluck()
  // The clock goes on where the last process left it; now and then it comes up wrong, as after a dead battery.
  clockOffset = Math.max(0, Number(latest.get()) - Date.now())
  if (Math.random() < 0.2) clockOffset -= hours(30)
  const unpaid: string[] = []
  const buy = async (buyer: Buyer, piece: Piece): Promise<void> => {
    const orderId = await order(ctx, buyer, piece)
    if (orderId !== null) unpaid.push(orderId)
  }
  let hasMoved = false
  let hasRelisted = false
  let isReady = false
  for (;;) {
    const open = pieces.all()
    const lively = open.filter(({ offeredTo }) => offeredTo === null).slice(0, LIVELY)
    const won = open.find(({ offeredTo }) => offeredTo !== null)
    const winner = byId.get(won?.offeredTo ?? '')
    const bids = lively.length === 0 ? [] : Array.from({ length: BIDS_AT_ONCE }, () => pick(lively))
    const [moved, movedToo, relisted, relistedToo] = await Promise.all([
      moveDueAuctions(ctx),
      moveDueAuctions(ctx),
      relistUnsold(ctx),
      relistUnsold(ctx),
      ...bids.map((piece) => bidOnce(ctx, pick(people), piece)),
      lively.length > 0 && Math.random() < 0.3 ? buy(pick(people), pick(open)) : null,
      won && winner && Math.random() < 0.3 ? buy(winner, won) : null,
    ])
    hasMoved ||= moved + movedToo > 0
    hasRelisted ||= relisted + relistedToo > 0
    // From the first end and the first that is listed once more it may be killed, however slow the machine is.
    if (hasMoved && hasRelisted && !isReady) say('ready')
    isReady = hasMoved && hasRelisted
    if (unpaid.length > 0 && Math.random() < 0.4) await pay(ctx, unpaid.shift() ?? '')
    const chance = Math.random()
    // Time passes between the rounds, and is set back at times.
    if (chance < 0.6) clockOffset += Math.floor(Math.random() * hours(8))
    else if (chance < 0.65) clockOffset -= hours(30)
    else if (chance < 0.75) clockOffset += minutes(31)
    await expireOrders(ctx)
  }
}
