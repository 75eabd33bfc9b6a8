import type { IncomingMessage } from 'node:http'
import { isDisplayCurrency } from '@pasar/domain'
import { isFirstView } from './first-view'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Information pages that are the same for everyone: those with a form of one's own are not among them. */
const TEXTS = 'about|affiliate|faq|help-center|privacy|returns|security|sellon|shipping|terms'
/** Pages, and answers of the published contract, that are the same for every visitor. */
const FOR_VISITORS = new RegExp(
  `^/(?:(?:api/items/(?:slug/)?|item/)[\\w-]{1,120}|store/[\\w-]{1,80}|${TEXTS})?$`,
)
/** Pages that are the same for every buyer, but for what `filling.ts` fills in. */
const FOR_BUYERS = new RegExp(
  `^/(?:item/[a-z0-9-]{1,120}|store/[\\w-]{1,80}|shop|shop-now|shop/(?:new|featured|trending)|shop/category/[a-z-]{1,40}|${TEXTS})(?:\\?.{0,300})?$`,
)

const SESSION = /(?:^|; )(?:session|__Host-session)=/
/** Who has one of these has something of their own to be told. */
const PERSONAL = /(?:^|; )(?:flash|pendingAdd)=/

const cookieOf = (cookies: string, name: string): string => {
  const at = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`)
  if (at < 0) return ''
  const from = cookies.indexOf('=', at) + 1
  const to = cookies.indexOf(';', from)
  return cookies.slice(from, to < 0 ? undefined : to)
}

const makeKey = ({ url, headers }: Asked, cookies: string): string => {
  const language = cookieOf(cookies, 'lang') || `~${(headers['accept-language'] ?? '').slice(0, 100)}`
  const currency = cookieOf(cookies, 'currency')
  // What is none would only fill the memory with the same page under other names.
  const shown = isDisplayCurrency(currency) ? currency : ''
  return `${url}|${language.slice(0, 120)}|${cookieOf(cookies, 'theme').slice(0, 8)}|${shown}`
}

/** The name a page is kept under; null when this request is not for a page that every visitor gets alike. */
export function visitorKeyOf(request: Asked): string | null {
  if (request.method !== 'GET' || !FOR_VISITORS.test(request.url ?? '')) return null
  const { cookie: cookies = '', authorization } = request.headers
  if (authorization !== undefined || SESSION.test(cookies) || PERSONAL.test(cookies)) return null
  return `${isFirstView(request.headers) ? 'first|' : ''}${makeKey(request, cookies)}`
}

/** Calls whose answers are the same for every buyer. */
const CALLS_FOR_BUYERS = /^\/trpc\/catalogue\.search\?(?:batch=1&)?input=[^&]{1,600}$/

/** The same for members; whether the session is one of a buyer is not known yet. */
export function buyerKeyOf(request: Asked): string | null {
  const { method, url = '' } = request
  if (method !== 'GET' || !(FOR_BUYERS.test(url) || CALLS_FOR_BUYERS.test(url))) return null
  const cookies = request.headers.cookie ?? ''
  return SESSION.test(cookies) && !PERSONAL.test(cookies) ? `buyer|${makeKey(request, cookies)}` : null
}
