import { type ComponentType, useEffect, useRef, useState } from 'react'

/** The contract's limit for a part of the scripts. */
const TIMEOUT_MS = 120_000

/**
 * A component whose code is fetched when it is wanted for the first time; null until it is there. What could not be
 * fetched is tried again when it is wanted anew, and when the browser has its connection back.
 * @param onFail called once for each time it could not be fetched
 */
export function useLazyPart<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  onFail?: () => void,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [tries, setTries] = useState(0)
  const given = useRef(onFail)
  given.current = onFail
  const missing = wanted && Part === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads once more
  useEffect(() => {
    if (!missing) return
    let isOver = false
    const retry = () => setTries((before) => before + 1)
    const fail = () => {
      if (isOver) return
      isOver = true
      addEventListener('online', retry, { once: true })
      given.current?.()
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    load().then((loaded) => {
      if (!isOver) setPart(() => loaded)
    }, fail)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [missing, load, tries])

  return Part
}
