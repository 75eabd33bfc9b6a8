import {
  LOGIN,
  type Method,
  needsTwoFactorAt,
  PROFILE_PATH,
  ROLE,
  type RouteRow,
  turnAway,
} from '@pasar/domain'
import { ask } from '../parallel-requests'
import type { Asker } from './askers'

/** A page's document, or what scripts fetch of it. */
export type Kind = 'document' | 'data'

export interface Try {
  method: Method
  kind: Kind
  status: number
  /** Where the answer leads: a Location, or the one that scripts get. */
  to: string | null
}

const dataPath = (place: string): string => {
  const [path = '', query] = place.split('?')
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}

/** The redirect in what scripts are sent: a flat list of keys and values. */
export function readTarget(text: string): string | null {
  const flat: unknown = JSON.parse(text.split('\n')[0] ?? '[]')
  const at = Array.isArray(flat) ? flat.indexOf('redirect') : -1
  return Array.isArray(flat) && at >= 0 ? String(flat[at + 1]) : null
}

/** Asks as a browser does: for the document, or for its data; a form is sent empty. */
export async function tryPage(
  url: string,
  cookie: string,
  place: string,
  method: Method,
  kind: Kind,
): Promise<Try> {
  const path = kind === 'data' ? dataPath(place) : place
  const { status, location, text } = await ask(url, {
    path,
    cookie,
    ...(method === 'POST' ? { form: {} } : {}),
  })
  const to = kind === 'data' ? (status === 202 ? readTarget(text) : null) : location || null
  return { method, kind, status, to }
}

const PROMPT = '/verify-email-prompt'
/** There is nothing behind a made-up token. */
export const UNKNOWN: ReadonlySet<string> = new Set([
  '/first-admin/:token',
  '/newsletter/:token',
  '/r/:code',
  '/planner/shared/:token',
  '/planner/calendar/:token',
])

/** What the route table says that an answer must be; null when it is that. */
export function findFault(
  row: RouteRow,
  asker: Asker,
  place: string,
  { method, status, to }: Try,
): string | null {
  const wanted = (what: string, isSo: boolean): string | null =>
    isSo ? null : `wanted ${what}, got ${status}${to === null ? '' : ` → ${to}`}`
  const methods = row.methods ?? ['GET']
  if (method === 'POST' && !methods.includes('POST')) return wanted('405', status === 405)
  const isForm = method === 'POST'
  const away = isForm && row.visitorsOnly ? null : turnAway(asker.role, row)
  if (away === LOGIN) {
    const from = `${LOGIN}?from=${isForm ? '' : encodeURIComponent(place)}`
    return wanted(from, to?.startsWith(from) ?? false)
  }
  if (away !== null) return wanted(away, to === away)
  if (row.needs === 'verified' && asker.isUnverified)
    return wanted(PROMPT, to?.startsWith(`${PROMPT}?from=`) ?? false)
  // Nobody who runs the small market has turned it on.
  const staff = asker.role === ROLE.ADMIN || asker.role === ROLE.MANAGER ? asker.role : null
  if (needsTwoFactorAt(row) && staff !== null)
    return wanted('two-step login', to === `${PROFILE_PATH[staff]}/security/two-factor`)
  // Only for who is signed in there is a mail to send.
  if (row.path === PROMPT && asker.role === 'visitor' && isForm)
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // An invitation is accepted by a member; those who run the market are none before they have turned two-step login on.
  if (row.path === '/staff-invitation/:token' && isForm && (asker.role === 'visitor' || staff !== null))
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // Only members give something from a registry.
  if (row.path === '/planner/shared/:token' && isForm && asker.role === 'visitor')
    return wanted(LOGIN, to?.startsWith(`${LOGIN}?from=`) ?? false)
  // Whoever has proved the email is led on.
  if (row.path === PROMPT && asker.role !== 'visitor' && !asker.isUnverified && !isForm)
    return wanted('the way on', status === 302 || status === 202)
  // There is nothing to look at before something was typed.
  if (row.path === '/add-items/preview' && !isForm)
    return wanted('the form', status === 302 || status === 202)
  if (UNKNOWN.has(row.path) && !isForm) return wanted('404', status === 404)
  const isShared = asker.role !== 'visitor' && row.sharedWith?.includes(asker.role)
  if (row.owned && !asker.isOwner && !isShared) return wanted('404', status === 404)
  if (!methods.includes('GET') && !isForm) return wanted('/', to === '/')
  if (!isForm) return wanted('the page', status === 200)
  // The form was empty: it is refused with its own sentences, or does what needs no words.
  const refusals = [400, 402, 409, 410, 422, ...(row.owned ? [] : [404])]
  const isAnswer = to === null ? status === 200 || refusals.includes(status) : !to.startsWith(LOGIN)
  return wanted('an answer to the form', isAnswer)
}
