import type { AppRouter } from '@pasar/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { type ReactNode, useState } from 'react'
import { unexpectedAnswer } from './forms/call-failure'

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

const links = [
  httpBatchLink({
    url: '/trpc',
    maxItems: 10,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    fetch: async (input, init) => {
      const limit = AbortSignal.timeout(TIMEOUT_MS)
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
      const response = await fetch(input, { ...init, signal } as RequestInit)
      await refuseOthersAnswers(response)
      return response
    },
  }),
]

/** For calls outside of components. */
export const api = createTRPCClient<AppRouter>({ links })

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: 2, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

export function TrpcProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => trpc.createClient({ links }))
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
