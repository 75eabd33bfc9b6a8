import { useEffect, useState } from 'react'

/** Whether scripts run here: not while the server renders, nor in the first render after it. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
