import { useEffect, useState } from 'react'

/** Whether React has hydrated the page: false on the server and in the first render in the browser. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
