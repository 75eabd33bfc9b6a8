import { useCallback, useEffect, useRef, useState } from 'react'

/** Quantities that were pressed and that no answer has shown yet, by line. 0 takes the line away. */
type Wanted = ReadonlyMap<string, number>

interface Sent {
  variantId: string
  quantity: number
  /** The quantity the page knew when the press was sent. */
  given: readonly unknown[]
}

/**
 * Presses on the quantities of the cart page, sent one at a time. A press made while the one before is still on
 * its way waits, and only the last one of a line is sent: an earlier answer can never put back what was pressed
 * since.
 * @param isIdle nothing is on its way
 * @param given the values that answers bring to the page; each answer changes the identity of at least one of them
 * @param send posts one quantity
 * @param sendAway posts one whose answer no page waits for: this one is left
 * @returns what to show for the lines pressed, and the press itself
 */
export function useLineSteps(
  isIdle: boolean,
  given: readonly unknown[],
  send: (variantId: string, quantity: number) => void,
  sendAway: (variantId: string, quantity: number) => void,
): { wanted: Wanted; press: (variantId: string, quantity: number) => void } {
  const [wanted, setWanted] = useState<Wanted>(new Map())
  const sent = useRef<Sent | null>(null)

  useEffect(() => {
    const last = sent.current
    if (last !== null) {
      // Being idle is not enough: the first moments after a press look the same.
      const isAnswered = isIdle && given.some((value, at) => value !== last.given[at])
      if (!isAnswered) return
      sent.current = null
      if (wanted.get(last.variantId) === last.quantity) {
        const left = new Map(wanted)
        left.delete(last.variantId)
        setWanted(left)
        return
      }
    }
    const [next] = wanted
    if (!next) return
    const [variantId, quantity] = next
    sent.current = { variantId, quantity, given }
    send(variantId, quantity)
  })

  const left = useRef({ wanted, sendAway })
  useEffect(() => {
    left.current = { wanted, sendAway }
  })
  useEffect(() => {
    const leave = () => {
      const last = sent.current
      for (const [variantId, quantity] of left.current.wanted)
        if (last?.variantId !== variantId || last.quantity !== quantity)
          left.current.sendAway(variantId, quantity)
      left.current.wanted = new Map()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const press = useCallback(
    (variantId: string, quantity: number) => setWanted((before) => new Map(before).set(variantId, quantity)),
    [],
  )
  return { wanted, press }
}

/** The items with the quantities that were pressed, without those pressed away. */
export const applySteps = <T extends { variantId: string; quantity: number }>(
  items: readonly T[],
  wanted: Wanted,
): T[] =>
  items
    .map((item) => ({ ...item, quantity: wanted.get(item.variantId) ?? item.quantity }))
    .filter((item) => item.quantity > 0)
