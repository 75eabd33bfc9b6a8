import { useEffect } from 'react'
import { useRoot } from '../../../lib/use-root'
import { makeKeyedStore } from '../../platform/client/keyed-store'

/** Presses since the page came from the server; the same item may be on a page more than once. */
const pressed = makeKeyedStore<boolean>()

/** Undefined: the server's word counts again. */
export const setWished = pressed.set

/** Whether an item is on the wishlist, as far as this page knows. */
export function useWished(itemId: string, fromServer: boolean): boolean {
  const root = useRoot()
  const isWished = pressed.use(itemId) ?? fromServer
  // A new answer of the server knows better than what was pressed before; a way to another part of the page brings none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two stand for "a new answer"
  useEffect(() => setWished(itemId, undefined), [itemId, root, fromServer])
  return isWished
}
