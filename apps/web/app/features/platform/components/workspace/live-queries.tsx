import { type ReactNode, useEffect, useState } from 'react'
import { makeQueryClient, PRIMED, TrpcProvider, trpc, usePrimed } from '../../../../lib/trpc'
import { useRoot } from '../../../../lib/use-root'
import { NEWS_EVENT } from '../../client/unread-store'
import type { Waits } from '../../client/work-area'

/** News come in bursts: a hundred parcels that are shipped are one question. */
const SETTLED_MS = 500

/** The queries of a page: they ask again with news from the socket. What one page leaves behind the next does not show. */
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

/** What waits now. */
export function useWaits(): Waits {
  const loaded = useRoot()?.work ?? null
  const utils = trpc.useUtils()
  usePrimed(loaded, (newer) => utils.selling.waits.setData(undefined, newer))
  const { data } = trpc.selling.waits.useQuery(undefined, { initialData: loaded, ...PRIMED })
  return data ?? null
}
