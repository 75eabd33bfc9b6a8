import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Actor } from '../access/actors'
import type { FailureData, ProcedureMeta } from '../platform/trpc'
import { appRouter } from '../trpc'
import type { Market } from './helpers'

export interface Answer {
  status: number
  text: string
  data: unknown
  failure: FailureData | undefined
  message: string | undefined
}

export async function ask(
  market: Market,
  actor: Actor,
  url: string,
  init: RequestInit,
  pageOf?: string,
): Promise<Answer> {
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request(`http://pasar.test/trpc/${url}`, init),
    router: appRouter,
    createContext: () => ({ context: market.ctx, actor, pageOf }),
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

interface Definition {
  type: string
  meta?: Partial<ProcedureMeta>
}

function definitionOf(procedure: unknown): Definition {
  if (typeof procedure !== 'function' || !('_def' in procedure)) throw new Error('no procedure')
  return procedure._def as Definition
}

/** What the router says of each of its procedures; its type nests them, at run time they are one list. */
const listed: [string, unknown][] = Object.entries(appRouter._def.procedures)
export const PROCEDURES = listed.map(([name, procedure]) => {
  const { type, meta } = definitionOf(procedure)
  return { name, isQuery: type === 'query', meta }
})
const QUERIES = new Set(PROCEDURES.flatMap(({ name, isQuery }) => (isQuery ? [name] : [])))

/** Calls a procedure as a browser does. @param pageOf whose page it is that calls */
export function call(
  market: Market,
  actor: Actor,
  name: string,
  input?: unknown,
  pageOf?: string,
): Promise<Answer> {
  const text = input === undefined ? undefined : JSON.stringify(input)
  if (QUERIES.has(name))
    return ask(market, actor, text ? `${name}?input=${encodeURIComponent(text)}` : name, {}, pageOf)
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return ask(market, actor, name, text === undefined ? init : { ...init, body: text }, pageOf)
}
