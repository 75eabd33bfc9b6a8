import type { AppRouter } from '@pasar/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { unexpectedAnswer } from './forms/call-failure'
import { PAGE_OF } from './session/page-of'
import { pageMember } from './use-root'

/** tRPC typed from the server's routers. This module is loaded with the first interactive part, not with the page. */
export const trpc = createTRPCReact<AppRouter>()

const FRESH_MS = 5 * 60_000
const KEPT_MS = 10 * 60_000
/** The contract's limit for all calls. */
const TIMEOUT_MS = 30_000

/** The contract's limit for adding to the cart. */
export const ADD_TIMEOUT_MS = 10_000

/** @throws AnswerError for a failure that no procedure answered */
async function refuseOthersAnswers(response: Response): Promise<void> {
  if (response.ok) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const first: unknown = Array.isArray(body) ? body[0] : body
  if (typeof first === 'object' && first !== null && ('error' in first || 'result' in first)) return
  throw unexpectedAnswer(response.status, body)
}

/** For a call of something that stays in the page when what is around it comes anew, for another member. */
export const calledBy = (memberId: string | undefined) => ({ context: { pageOf: memberId } })

/** Whose page calls: the server changes nothing for anybody else. */
function sayWhose(calls: readonly { context: Record<string, unknown> }[]): Record<string, string> {
  const said = calls.find(({ context }) => typeof context.pageOf === 'string')?.context.pageOf
  const memberId = typeof said === 'string' ? said : pageMember()
  return memberId === undefined ? {} : { [PAGE_OF]: memberId }
}

const links = [
  httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    headers: ({ opList }) => ({ 'X-Requested-With': 'XMLHttpRequest', ...sayWhose(opList) }),
    fetch: async (input, init) => {
      const limit = AbortSignal.timeout(TIMEOUT_MS)
      // Not in Safari before 17.4 and Firefox before 124.
      const signal = (init?.signal && AbortSignal.any?.([init.signal, limit])) ?? limit
      const response = await fetch(input, { ...init, signal } as RequestInit)
      await refuseOthersAnswers(response)
      return response
    },
  }),
]

/** For calls outside of components. */
export const api = createTRPCClient<AppRouter>({ links })

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: 2, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

export const queryClient = makeQueryClient()

/** @param queries what it asks with; in the browser the one that all parts share, where none is given */
export function TrpcProvider({ queries, children }: { queries?: QueryClient; children: ReactNode }) {
  const [client] = useState(() => trpc.createClient({ links }))
  // The server has many readers: what is kept of one must not reach another.
  const [own] = useState(() => queries ?? (typeof document === 'undefined' ? makeQueryClient() : queryClient))
  return (
    <trpc.Provider client={client} queryClient={own}>
      <QueryClientProvider client={own}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** For a query that begins with what the page's loader read: it asks again later, not when the page opens. */
export const PRIMED = { refetchInterval: FRESH_MS, refetchOnMount: false } as const

/** Hands what the loader read since to a query: it is newer than what the query has. */
export function usePrimed<T>(loaded: T, keep: (loaded: T) => void): void {
  const keeps = useRef(keep)
  keeps.current = keep
  useEffect(() => keeps.current(loaded), [loaded])
}
