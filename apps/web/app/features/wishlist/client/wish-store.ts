import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { makeKeyedStore } from '../../platform/client/keyed-store'

/** Presses since the page came from the server; the same item may be on a page more than once. */
const pressed = makeKeyedStore<boolean>()

/** Undefined: the server's word counts again. */
export const setWished = pressed.set

/** Whether an item is on the wishlist, as far as this page knows. */
export function useWished(itemId: string, fromServer: boolean): boolean {
  const { key } = useLocation()
  const isWished = pressed.use(itemId) ?? fromServer
  // A new page, or a new answer of the server, knows better than what was pressed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stand for "a new answer"
  useEffect(() => setWished(itemId, undefined), [itemId, key, fromServer])
  return isWished
}
