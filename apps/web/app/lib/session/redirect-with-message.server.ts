import type { CheckedPath } from '@pasar/domain/access/link-to'
import { redirect } from '@remix-run/node'
import { type Flash, setFlash } from './flash.server'

/** Redirects to another page, which says what was done. */
export const redirectWithSuccess = <To extends string>(
  path: CheckedPath<To>,
  flash: Omit<Flash, 'tone'>,
): Promise<Response> => redirectWithMessage(path, { tone: 'success', ...flash })

/** Redirects to another page, which shows this message. */
export async function redirectWithMessage<To extends string>(
  path: CheckedPath<To>,
  flash: Flash,
): Promise<Response> {
  return redirect(path, { headers: { 'Set-Cookie': await setFlash(flash) } })
}
