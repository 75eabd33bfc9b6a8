import type { AuctionEvent } from '@pasar/api'

type Listener = (news: AuctionEvent) => void
type Send = (name: 'watchAuction' | 'unwatchAuction', itemId: string) => void

const watched = new Map<string, Set<Listener>>()
let connection: Send | null = null

/** Follows an auction while the page is connected. @returns how to stop */
export function watchAuction(itemId: string, listener: Listener): () => void {
  const listeners = watched.get(itemId) ?? new Set()
  listeners.add(listener)
  if (!watched.has(itemId)) {
    watched.set(itemId, listeners)
    connection?.('watchAuction', itemId)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watched.delete(itemId)
    connection?.('unwatchAuction', itemId)
  }
}

/** With each new connection: subscribes again to what is watched. */
export function connectWatching(send: Send): void {
  connection = send
  for (const itemId of watched.keys()) send('watchAuction', itemId)
}

export function disconnectWatching(): void {
  connection = null
}

export function onAuctionUpdated(news: AuctionEvent): void {
  for (const listener of watched.get(news.itemId) ?? []) listener(news)
}
