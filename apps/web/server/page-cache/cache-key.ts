import type { IncomingMessage } from 'node:http'
import { CACHED_CALLS, CACHED_REST_PATHS } from '@pasar/api'
import {
  type Audience,
  type CacheRule,
  type Cookies,
  canonicalListingQuery,
  type DisplayCurrency,
  isDisplayCurrency,
  type Language,
  parseCookies,
  ROUTES,
} from '@pasar/domain'
import { negotiateLanguage } from '../../app/i18n/negotiate-language'
import { COOKIES } from '../../app/lib/cookies/cookie-list'
import { readTheme, type Theme } from '../../app/lib/cookies/theme'
import { isFirstView } from '../files/first-view'

/** A page: all that its rendering depends on. It is rendered from this and from nothing else of a request. */
export interface PageKey {
  kind: 'page'
  audience: Audience
  path: string
  /** Canonical, without its question mark. */
  query: string
  language: Language
  currency: DisplayCurrency | null
  theme: Theme | null
  /** Its styles come with it: a browser that has never been here has not got the file. */
  bringsStyles: boolean
}

/** An answer of the published contract to a caller without a session. */
export interface RestKey {
  kind: 'rest'
  /** Below `/api`. */
  path: string
}

/** An answer to a buyer's tRPC call. */
export interface CallKey {
  kind: 'call'
  /** Of `CACHED_CALLS`. */
  name: string
  isBatch: boolean
  /** As its schema has read it. */
  input: unknown
}

export type CacheKey = PageKey | RestKey | CallKey

/** Two keys have the same text if and only if they are the same. */
export const serializeKey = (key: CacheKey): string => JSON.stringify(key)

/** Slugs and ids. A path with other characters, such as encoded ones, is rendered anew each time. */
const SEGMENT = '[A-Za-z0-9_-]{1,120}'
const MAX_QUERY = 500

const CACHED_ROUTES = ROUTES.flatMap(({ path, cache }) =>
  cache ? [{ pattern: new RegExp(`^${path.replace(/:\w+/g, SEGMENT)}$`), rule: cache }] : [],
)
/** Addresses that a pattern matches too, such as `/blog/submit`, and that are pages of their own. */
const UNCACHED: ReadonlySet<string> = new Set(
  ROUTES.flatMap(({ path, cache }) => (cache || path.includes(':') ? [] : [path])),
)

function canonicalVariantQuery(params: URLSearchParams): string {
  const id = params.get('variant') ?? ''
  return new RegExp(`^${SEGMENT}$`).test(id) ? `variant=${id}` : ''
}

function canonicalQuery(query: string, kind: CacheRule['query']): string | null {
  if (query === '') return ''
  if (kind === 'uncached' || query.length > MAX_QUERY) return null
  const params = new URLSearchParams(query)
  // Asking for a language also sets a cookie.
  if (params.has('lang')) return null
  if (kind === 'variant') return canonicalVariantQuery(params)
  return kind === 'none' ? '' : canonicalListingQuery(params)
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

function pageKeyOf({ url = '', headers }: Asked, audience: Audience, cookies: Cookies): PageKey | null {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (UNCACHED.has(path)) return null
  const rule = CACHED_ROUTES.find(({ pattern }) => pattern.test(path))?.rule
  if (!rule?.for.includes(audience)) return null
  const query = canonicalQuery(at < 0 ? '' : url.slice(at + 1), rule.query)
  if (query === null) return null
  const currency = cookies.get(COOKIES.currency.name)
  return {
    kind: 'page',
    audience,
    path,
    query,
    language: negotiateLanguage(cookies, headers['accept-language'] ?? ''),
    currency: isDisplayCurrency(currency) && currency !== 'MYR' ? currency : null,
    theme: readTheme(cookies.get(COOKIES.theme.name)),
    bringsStyles: audience === 'visitor' && isFirstView(headers),
  }
}

const CACHED_CALL = new RegExp(
  `^/api(${CACHED_REST_PATHS.map((path) => path.replace(/\{\w+\}/g, SEGMENT)).join('|')})$`,
)

/** The session cookies. A request with one may be a member's. Both names are checked, whichever this server uses. */
const SESSION_NAMES = [COOKIES.session.name, `__Host-${COOKIES.session.name}`]
/** A request with one of these has content of its own. */
const PERSONAL_NAMES = [COOKIES.flash.name, COOKIES.pendingAdd.name]

const hasAny = (cookies: Cookies, names: readonly string[]): boolean =>
  names.some((name) => cookies.has(name))

/** The key of what every visitor gets alike; null when this request is none of a visitor, or asks for something else. */
export function visitorKeyOf(request: Asked): PageKey | RestKey | null {
  if (request.method !== 'GET' || request.headers.authorization !== undefined) return null
  const cookies = parseCookies(request.headers.cookie)
  if (hasAny(cookies, SESSION_NAMES) || hasAny(cookies, PERSONAL_NAMES)) return null
  const [, restPath] = CACHED_CALL.exec(request.url ?? '') ?? []
  return restPath === undefined ? pageKeyOf(request, 'visitor', cookies) : { kind: 'rest', path: restPath }
}

const CALL = /^\/trpc\/([A-Za-z.]+)\?(batch=1&)?input=([^&]{1,600})$/

/** The first input of a batch; a batch of several calls names several, so it is none of `CACHED_CALLS`. */
const firstOf = (inputs: unknown): unknown =>
  typeof inputs === 'object' && inputs !== null && '0' in inputs ? inputs[0] : undefined

/** The key of a cached call; null for any other call, or when the call itself has to say what is wrong with it. */
function callKeyOf({ url = '', headers }: Asked): CallKey | null {
  const [, name = '', batch, encoded = ''] = CALL.exec(url) ?? []
  const call = CACHED_CALLS.get(name)
  // A caller may ask for the answer in another form.
  if (call === undefined || headers['trpc-accept'] !== undefined) return null
  try {
    const sent: unknown = JSON.parse(decodeURIComponent(encoded))
    const isBatch = batch !== undefined
    const input = call.read(isBatch ? firstOf(sent) : sent)
    return input === undefined ? null : { kind: 'call', name, isBatch, input }
  } catch {
    return null
  }
}

/** As `visitorKeyOf`, for members; whether the session is one of a buyer is not known yet. */
export function buyerKeyOf(request: Asked): PageKey | CallKey | null {
  if (request.method !== 'GET') return null
  const cookies = parseCookies(request.headers.cookie)
  if (!hasAny(cookies, SESSION_NAMES) || hasAny(cookies, PERSONAL_NAMES)) return null
  return callKeyOf(request) ?? pageKeyOf(request, 'buyer', cookies)
}
