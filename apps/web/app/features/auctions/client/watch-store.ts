import type { AuctionEvent } from '@pasar/api'

type Listener = (news: AuctionEvent) => void

/** The server takes no more for one connection. */
const MAX_WATCHED = 100
/** The tiles of a page begin one after the other: one connection serves all of them. */
const GATHER_MS = 200
/** A refused stream does not come back by itself. A proxy may refuse all at once: each waits up to twice this time. */
const RETRY_MS = 60_000

const isEvent = (news: unknown): news is AuctionEvent =>
  typeof news === 'object' && news !== null && 'itemId' in news && 'endsAt' in news

const watched = new Map<string, Set<Listener>>()
const known = new Map<string, AuctionEvent>()
let stream: EventSource | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Connects anew, with what is watched now. A page that nobody looks at gives its connection back: browsers have six. */
function connect(): void {
  stream?.close()
  stream = null
  if (watched.size === 0 || document.visibilityState === 'hidden') return
  const opened = new EventSource(`/api/auctions/live?ids=${[...watched.keys()].slice(0, MAX_WATCHED).join()}`)
  opened.onmessage = ({ data }) => {
    const news: unknown = JSON.parse(data)
    if (!isEvent(news)) return
    const listeners = watched.get(news.itemId)
    if (!listeners) return
    known.set(news.itemId, news)
    for (const listener of listeners) listener(news)
  }
  opened.onerror = () => {
    if (opened === stream && opened.readyState === EventSource.CLOSED) plan(RETRY_MS * (1 + Math.random()))
  }
  stream = opened
}

function plan(afterMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(connect, afterMs)
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => plan(0))

/** Whether news come by themselves now. */
export const isFollowing = (): boolean => stream?.readyState === EventSource.OPEN

/** The price of an event in sen. */
export const senOf = ({ price }: AuctionEvent): number => Math.round(price * 100)

/**
 * Follows an auction: how it stands when the page connects, and each change from then on.
 * @returns how to stop
 */
export function watchAuction(itemId: string, listener: Listener): () => void {
  const listeners = watched.get(itemId) ?? new Set()
  listeners.add(listener)
  if (!watched.has(itemId)) {
    watched.set(itemId, listeners)
    plan(GATHER_MS)
  }
  const last = known.get(itemId)
  if (last) listener(last)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || watched.get(itemId) !== listeners) return
    watched.delete(itemId)
    known.delete(itemId)
    // What others of the page watch goes on; the last one ends it.
    if (watched.size === 0) plan(GATHER_MS)
  }
}
