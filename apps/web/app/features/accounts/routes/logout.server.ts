import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import type { Flash } from '../../../lib/session/flash.server'
import { setFlash } from '../../../lib/session/flash.server'

export const loader = () => redirect('/' satisfies PagePath)

const LOGGED_OUT = {
  tone: 'success',
  title: 'auth.loggedOut',
  text: 'auth.loggedOutText',
  isBrief: true,
} as const

const EXPIRED = {
  tone: 'warning',
  title: 'site.sessionExpired',
  text: 'site.sessionExpiredText',
  isBrief: true,
} as const

const FAILED = {
  tone: 'error',
  title: 'site.logoutFailed',
  text: 'site.logoutFailedText',
  isBrief: true,
} as const

async function logOut(context: AppLoadContext, cookies: string | null): Promise<Flash> {
  try {
    if ((await context.session()) === null) return EXPIRED
    await context.services.sessions.end(cookies)
    return LOGGED_OUT
  } catch (error) {
    context.ctx.log.error({ err: error }, 'a session was left without being ended')
    return FAILED
  }
}

/** Whatever becomes of the session, this browser has it no more. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers({ 'Set-Cookie': context.services.sessions.clearCookie() })
  headers.append('Set-Cookie', await setFlash(await logOut(context, request.headers.get('cookie'))))
  return redirect('/' satisfies PagePath, { headers })
}
