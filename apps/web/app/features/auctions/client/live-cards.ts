import type { AuctionEvent } from '@pasar/api'
import { liveCards } from '../../platform/client/live-cards'
import { serverNow, syncClock } from './server-clock'
import { senOf, watchAuction } from './watch-store'

const MINUTE_MS = 60_000

/** Shows on its tiles what an auction comes to, and each minute that passes by the server's clock. @returns how to stop */
function followCard(itemId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: AuctionEvent | null = null
  const show = () => {
    clearTimeout(timer)
    if (last === null) return
    const left = last.state === 'running' ? Math.max(0, last.endsAt - serverNow()) : 0
    liveCards.set(itemId, { price: senOf(last), bids: last.bids, minutesLeft: Math.ceil(left / MINUTE_MS) })
    // The next minute begins when the rest of this one is over.
    if (left > 0) timer = setTimeout(show, left % MINUTE_MS || MINUTE_MS)
  }
  const clock = syncClock()
  const stop = watchAuction(itemId, (news) => {
    last = news
    void clock.then(show)
  })
  return () => {
    last = null
    clearTimeout(timer)
    stop()
    liveCards.set(itemId, undefined)
  }
}

const followed = new Map<string, () => void>()

/** Follows the auctions that the page shows now, and no others. */
export function followCards(itemIds: ReadonlySet<string>): void {
  for (const [id, stop] of followed) {
    if (itemIds.has(id)) continue
    followed.delete(id)
    stop()
  }
  for (const id of itemIds) if (!followed.has(id)) followed.set(id, followCard(id))
}
