import { type Area, DomainError, type ErrorCode } from '@pasar/domain'
import { mustSetUpTwoFactor } from '../../accounts/commands/two-factor'
import { contract } from '../../rest'
import { describeFailure, type FailureAnswer, failWith } from './failure'
import { makeCaller, type RestContext, type RestMeta } from './procedure'

export interface RestRequest {
  method: string
  /** Below `/api`, still encoded. */
  path: string
  query: URLSearchParams
  /** Parsed JSON; undefined without a body. */
  body: unknown
}

export type RestAnswer = (FailureAnswer | { status: number; body: unknown }) & {
  /** The methods the path has, when it has not the one that was asked. */
  allow?: string[]
  isPublic?: boolean
}

interface Route {
  method: string
  segments: string[]
  name: string
  status: number
  area: Area
  isPublic: boolean
  isPersonal: boolean
  isCached: boolean
  /** Most files of a form. */
  pictures: number
  beforeTwoFactor: boolean
  fails: readonly ErrorCode[]
}

const metaOf = (procedure: unknown): RestMeta | undefined =>
  typeof procedure === 'function' && '_def' in procedure
    ? (procedure._def as { meta?: RestMeta }).meta
    : undefined

/** Fixed segments come before those that take anything. */
const orderOf = ({ segments }: Route): string => segments.join('/').replaceAll('{', '~')

/** The calls of the contract. */
export const ROUTES: readonly Route[] = Object.entries<unknown>(contract._def.procedures)
  .flatMap(([name, procedure]) => {
    const {
      openapi,
      area = 'member',
      status = 200,
      fails = [],
      beforeTwoFactor = false,
      isCached = false,
      isPersonal = false,
      pictures = 0,
    } = metaOf(procedure) ?? {}
    if (!openapi) return []
    const { method, path } = openapi
    const segments = path.split('/').slice(1)
    const isPublic = area === 'everyone'
    const kind = { area, isPublic, isPersonal, isCached, beforeTwoFactor }
    return [{ method, segments, name, status, ...kind, pictures, fails }]
  })
  .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))

/** By how many segments their paths have: a call is looked for among these only. */
const ROUTES_BY_LENGTH = new Map<number, Route[]>()
for (const route of ROUTES) {
  const { length } = route.segments
  ROUTES_BY_LENGTH.set(length, [...(ROUTES_BY_LENGTH.get(length) ?? []), route])
}

/** Paths below `/api` whose answers to callers without a session are cached, such as `/items/{id}`. */
export const CACHED_REST_PATHS: readonly string[] = ROUTES.flatMap(({ method, segments, isCached }) =>
  isCached && method === 'GET' ? [`/${segments.join('/')}`] : [],
)

/** Below `/api`. */
export const AUCTION_STREAM_PATH = '/auctions/live'
/** What is read below `/api` and answered elsewhere: it comes here by a method that it does not have. */
const READ_ELSEWHERE = new Set([AUCTION_STREAM_PATH, '/openapi.json', '/asyncapi.json', '/docs', '/docs.css'])

/** Whatever can be read answers `HEAD`, too. @param methods some of them more than once, where several calls fit a path */
const refuseMethod = (methods: readonly string[]): RestAnswer => ({
  ...failWith('METHOD_NOT_ALLOWED'),
  allow: [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))],
})

const isParameter = (segment: string): boolean => segment.startsWith('{')

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The path's parameters, or null when it is not this route's path; both have as many segments. */
function matchPath({ segments }: Route, asked: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const text = asked[index] ?? ''
    if (!isParameter(segment)) {
      if (segment !== text) return null
      continue
    }
    const value = decode(text)
    if (value === null || value === '') return null
    parameters[segment.slice(1, -1)] = value
  }
  return parameters
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Work = (input: unknown) => Promise<unknown>
const callerFor = makeCaller(contract)

/** The procedure of a name like "cart.add", for who asks. */
function workOf(ctx: RestContext, name: string): Work {
  let found: unknown = callerFor(ctx)
  for (const part of name.split('.')) found = (found as Record<string, unknown>)[part]
  return found as Work
}

/**
 * Staff who have yet to turn on two-step login are visitors for calls of everyone.
 * @throws DomainError TWO_FACTOR_MISSING for all other calls but those by which they leave
 */
async function holdBack(ctx: RestContext, route: Route): Promise<RestContext> {
  if (ctx.actor === null || route.beforeTwoFactor) return ctx
  if (!(await mustSetUpTwoFactor(ctx.context, ctx.actor))) return ctx
  if (!route.isPublic) throw new DomainError('TWO_FACTOR_MISSING')
  return { ...ctx, actor: null, session: null }
}

/** Answers a call of the published contract. Our own faults are logged, and the client only learns that one happened. */
export async function answerRest(ctx: RestContext, request: RestRequest): Promise<RestAnswer> {
  const asked = request.path.split('/').slice(1)
  const fitting = (ROUTES_BY_LENGTH.get(asked.length) ?? []).flatMap((route) => {
    const parameters = matchPath(route, asked)
    return parameters ? [{ route, parameters }] : []
  })
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (fitting.length === 0)
    return method !== 'GET' && READ_ELSEWHERE.has(request.path)
      ? refuseMethod(['GET'])
      : failWith('NOT_FOUND')
  const found = fitting.find(({ route }) => route.method === method)
  if (!found) return refuseMethod(fitting.map(({ route }) => route.method))
  const { route, parameters } = found
  const sent =
    method === 'GET' || method === 'DELETE' ? Object.fromEntries(request.query) : (request.body ?? {})
  try {
    const input = isRecord(sent) ? { ...sent, ...parameters } : sent
    const body = await workOf(await holdBack(ctx, route), route.name)(input)
    return { status: route.status, body, isPublic: route.isPublic && method === 'GET' }
  } catch (error) {
    const failure = describeFailure(error)
    // What is no object has no fields to name.
    const isNoObject = failure.body.code === 'VALIDATION' && !isRecord(sent)
    const answer = isNoObject ? failWith('BAD_JSON') : failure
    if (answer.status === 500) ctx.context.log.error({ err: error, call: route.name }, 'a call failed')
    return answer
  }
}
