import { useEffect, useState } from 'react'

const readStored = (): string | null => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('checkoutKey' in state)) return null
  return typeof state.checkoutKey === 'string' ? state.checkoutKey : null
}

/**
 * The key a checkout is placed under. It stays with the entry in the browser's history, so that going back to
 * this page and placing again means the same order.
 * @param isAnswer the server has answered this page with a key of its own accord: that one counts from now on
 */
export function useStoredKey(fromServer: string, isAnswer: boolean): string {
  const [key, setKey] = useState(fromServer)
  useEffect(() => {
    const kept = isAnswer ? null : readStored()
    setKey(kept ?? fromServer)
    if (kept === null) window.history.replaceState({ ...window.history.state, checkoutKey: fromServer }, '')
  }, [fromServer, isAnswer])
  return key
}
