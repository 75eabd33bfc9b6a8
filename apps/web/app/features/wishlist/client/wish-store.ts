import { useLocation } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'

/** Presses since the page came from the server; the same item may be on a page more than once. */
const pressed = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** Null: the server's word counts again. */
export function setWished(itemId: string, isWished: boolean | null): void {
  if (isWished === null) {
    if (!pressed.delete(itemId)) return
  } else pressed.set(itemId, isWished)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an item is on the wishlist, as far as this page knows. */
export function useWished(itemId: string, fromServer: boolean): boolean {
  const { key } = useLocation()
  const isWished = useSyncExternalStore(
    subscribe,
    () => pressed.get(itemId) ?? fromServer,
    () => fromServer,
  )
  // A new page, or a new answer of the server, knows better than what was pressed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stand for "a new answer"
  useEffect(() => setWished(itemId, null), [itemId, key, fromServer])
  return isWished
}
