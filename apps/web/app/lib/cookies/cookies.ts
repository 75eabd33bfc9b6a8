import { parseCookies } from '@pasar/domain/platform/cookies'
import type { Cookie } from '@remix-run/node'

/** One cookie out of a header; empty when it is not there. */
export const readCookie = (header: string | null, name: string): string =>
  parseCookies(header).get(name) ?? ''

/** What `cookie.serialize` wrote; null when the request does not bring it. Not yet checked: parse it with a schema. */
export async function readStoredCookie(cookie: Cookie, request: Request): Promise<unknown> {
  const value = readCookie(request.headers.get('cookie'), cookie.name)
  // The framework's parser sees this one cookie alone: which cookies there are is for `parseCookies` to say.
  return value === '' ? null : cookie.parse(`${cookie.name}=${value}`)
}
