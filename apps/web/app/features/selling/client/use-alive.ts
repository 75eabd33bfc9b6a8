import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run here: not while the server renders, nor in the first render after it. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
