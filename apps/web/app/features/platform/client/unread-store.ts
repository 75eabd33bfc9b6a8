import { useSyncExternalStore } from 'react'
import { useRoot } from '../../../lib/use-root'

/** How many are unread by an answer that is newer than the page; null while the page knows best. */
let received: number | null = null
/** What came since. */
let more = 0
const listeners = new Set<() => void>()

function change(count: number | null, since: number): void {
  received = count
  more = since
  for (const listener of listeners) listener()
}

/** Sent to the window when something of the member's may have changed elsewhere. */
export const NEWS_EVENT = 'pasarNews'
export const tellNews = (): boolean => dispatchEvent(new Event(NEWS_EVENT))

/** One more notification came. */
export function onNewNotification(): void {
  change(received, more + 1)
  tellNews()
}

/** The server pushed how many are unread; null: a page that came from it knows better than earlier events. */
export const onUnreadCount = (count: number | null): void => change(count, 0)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Unread notifications, as last reported. */
export function useUnread(): number {
  const fromServer = useRoot()?.unreadCount ?? 0
  return useSyncExternalStore(
    subscribe,
    () => (received ?? fromServer) + more,
    () => fromServer,
  )
}
