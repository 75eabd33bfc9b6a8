import { type ReactNode, useEffect, useState } from 'react'
import { makeQueryClient, TrpcProvider } from '../../../lib/trpc'
import { NEWS_EVENT } from '../client/unread-store'

/** News come in bursts: a hundred parcels that are shipped are one question. */
const SETTLED_MS = 500

/**
 * The queries of a page of the frame. They begin with what its loader read, and ask again every five minutes and with news
 * from the socket. Each page has its own: what one leaves behind is not shown for a moment by the next.
 */
export function LiveQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(makeQueryClient)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void queries.invalidateQueries(), SETTLED_MS)
    }
    addEventListener(NEWS_EVENT, ask)
    return () => {
      clearTimeout(timer)
      removeEventListener(NEWS_EVENT, ask)
    }
  }, [queries])
  return <TrpcProvider queries={queries}>{children}</TrpcProvider>
}
