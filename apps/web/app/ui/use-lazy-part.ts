import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code is fetched when it is wanted for the first time; null until it is there. */
export function useLazyPart<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const missing = wanted && Part === null

  useEffect(() => {
    if (!missing) return
    let gone = false
    void load().then((loaded) => {
      if (!gone) setPart(() => loaded)
    })
    return () => {
      gone = true
    }
  }, [missing, load])

  return Part
}
