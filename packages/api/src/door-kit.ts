import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Actor } from './auth/actors'
import { appRouter } from './router'
import type { Market } from './test-kit'
import type { FailureData } from './trpc'

export interface Answer {
  status: number
  text: string
  data: unknown
  failure: FailureData | undefined
  message: string | undefined
}

export async function ask(market: Market, actor: Actor, url: string, init: RequestInit): Promise<Answer> {
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request(`http://pasar.test/trpc/${url}`, init),
    router: appRouter,
    createContext: () => ({ context: market.ctx, actor }),
  })
  const text = await response.text()
  const { result, error } = JSON.parse(text)
  return {
    status: response.status,
    text,
    data: result?.data,
    failure: error?.data.failure,
    message: error?.message,
  }
}

const QUERIES = ['cart.get', 'catalogue.search', 'coupon.active', 'coupon.eligibility', 'wishlist.list']

/** Calls a procedure as a browser does. */
export function call(market: Market, actor: Actor, name: string, input?: unknown): Promise<Answer> {
  const text = input === undefined ? undefined : JSON.stringify(input)
  if (QUERIES.includes(name))
    return ask(market, actor, text ? `${name}?input=${encodeURIComponent(text)}` : name, {})
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return ask(market, actor, name, text === undefined ? init : { ...init, body: text })
}
