import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { AuctionFacts } from '../server/auction-view.server'
import { closeAtEnd, isSame, type LiveFacts, toFacts } from './live-facts'
import { serverNow } from './server-clock'
import { isFollowing, watchAuction } from './watch-store'

/** A page that news do not reach polls, more often towards the end. */
const ASK_AGAIN_MS = 20_000
const ASK_AGAIN_LATE_MS = 5_000
const LATE_MS = 5 * 60_000
/** The clock looks for auctions that are over every ten seconds. */
const RESULT_AFTER_MS = 12_000
/** Beyond it a browser's timer rings at once. An auction ends long before. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** All watchers are notified of a bid at the same moment: their reads are spread over this time. */
const SPREAD_MS = 1_500

/** The auction as it goes on while one looks at it: its price, its leader, the number of bids and the end. */
export function useAuctionLive<Facts extends AuctionFacts>(itemId: string, auction: Facts): Facts {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<{ of: Facts; facts: LiveFacts } | null>(null)
  const latest = useRef({ auction, revalidate })
  latest.current = { auction, revalidate }
  const { endsAt, isOpen } = auction
  const [overAt, setOverAt] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchAuction(itemId, (event) => {
      const facts = toFacts(event)
      // It tells how things stand with each connection, too.
      if (isSame(facts, latest.current.auction)) return
      setNews({ of: latest.current.auction, facts })
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
      const wait = Math.min(often, Math.max(0, left) + RESULT_AFTER_MS)
      timer = setTimeout(() => {
        const isMissed = !isFollowing() || endsAt + RESULT_AFTER_MS <= serverNow()
        if (document.visibilityState === 'visible' && isMissed) latest.current.revalidate()
        plan()
      }, wait)
    }
    plan()
    return () => clearTimeout(timer)
  }, [isOpen, endsAt])

  // The server's answer is newer than the events before it.
  const facts = news === null || news.of !== auction ? auction : { ...auction, ...news.facts }
  const end = facts.endsAt
  const mayEnd = facts.isOpen
  useEffect(() => {
    if (!mayEnd) return
    const timer = setTimeout(() => setOverAt(end), Math.min(Math.max(0, end - serverNow()), LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [mayEnd, end])
  return closeAtEnd(facts, overAt)
}
