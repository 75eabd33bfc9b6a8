import type { AuctionEvent } from '@pasar/api'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useRoot } from '../../../lib/use-root'
import type { AuctionFacts } from '../server/auction-view.server'
import { serverNow } from './server-clock'
import { watchAuction } from './watch-store'

/** Members are notified over the socket; a visitor's page polls, more often towards the end. */
const ASK_AGAIN_MS = 20_000
const ASK_AGAIN_LATE_MS = 5_000
const LATE_MS = 5 * 60_000
/** The clock looks for auctions that are over every ten seconds. */
const RESULT_AFTER_MS = 12_000
/** All watchers are notified of a bid at the same moment: their reads are spread over this time. */
const SPREAD_MS = 1_500

/** The auction as it goes on while one looks at it: its price, its leader, the number of bids and the end. */
export function useAuctionLive<Facts extends AuctionFacts>(itemId: string, auction: Facts): Facts {
  const { revalidate } = useRevalidator()
  const isMember = useRoot()?.session != null
  const [news, setNews] = useState<{ of: Facts; event: AuctionEvent } | null>(null)
  const latest = useRef({ auction, revalidate })
  latest.current = { auction, revalidate }
  const { endsAt, isOpen } = auction

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchAuction(itemId, (event) => {
      setNews({ of: latest.current.auction, event })
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.revalidate(), Math.random() * SPREAD_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [itemId])

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const left = endsAt - serverNow()
      const often = left < LATE_MS ? ASK_AGAIN_LATE_MS : ASK_AGAIN_MS
      const wait = Math.min(isMember ? Number.POSITIVE_INFINITY : often, Math.max(0, left) + RESULT_AFTER_MS)
      // Longer than a timer can wait: nobody looks at a page for so many days.
      if (wait > 2 ** 31 - 1) return
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') latest.current.revalidate()
        plan()
      }, wait)
    }
    plan()
    return () => clearTimeout(timer)
  }, [isMember, isOpen, endsAt])

  // The server's answer is newer than the events before it.
  if (news === null || news.of !== auction) return auction
  const { price, bids, leader, state } = news.event
  return {
    ...auction,
    price: Math.round(price * 100),
    bidCount: bids,
    leader,
    state,
    endsAt: news.event.endsAt,
  }
}
