import { changePassword, endOtherSessions, endSession } from '@pasar/api'
import { changePasswordSchema, linkTo } from '@pasar/domain'
import type { CheckedPath } from '@pasar/domain/access/link-to'
import { type AppLoadContext, redirect } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { type Flash, setFlash } from '../../../lib/session/flash.server'
import { notFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import type { ProfileAccess } from './profile.server'

/** Redirects to a page with another session cookie, or with none. */
async function redirectWithCookie<To extends string>(
  path: CheckedPath<To>,
  cookie: string,
  flash: Omit<Flash, 'tone'>,
): Promise<Response> {
  const headers = new Headers({ 'Set-Cookie': cookie })
  headers.append('Set-Cookie', await setFlash({ tone: 'success', ...flash }))
  return redirect(path, { headers })
}

/** Does what a button of the security page asks for, and leads on. @throws DomainError as the commands do */
export async function runSecurity(
  context: AppLoadContext,
  request: Request,
  { session, member, base }: ProfileAccess,
  values: FormValues,
): Promise<Response> {
  const { ctx, userAgent } = context
  const { sessions } = context.services
  const path = linkTo(`${base}/security`)
  switch (values.intent) {
    case 'password': {
      await changePassword(ctx, member, parseForm(changePasswordSchema, values))
      const cookie = await sessions.begin(member.id, userAgent, ctx.client)
      return redirectWithCookie(path, cookie, {
        title: 'security.passwordChanged',
        text: 'security.passwordChangedText',
      })
    }
    case 'end':
      await endSession(ctx, member, values.sessionId ?? '')
      return redirectWithSuccess(path, { title: 'security.sessionEnded', text: 'security.sessionEndedText' })
    case 'end-others':
      await endOtherSessions(ctx, member, session.sessionId)
      return redirectWithSuccess(path, { title: 'security.othersEnded', text: 'security.othersEndedText' })
    case 'end-all':
      await endOtherSessions(ctx, member, session.sessionId)
      await sessions.end(request.headers.get('cookie'))
      return redirectWithCookie('/login', sessions.clearCookie(), {
        title: 'security.allEnded',
        text: 'security.allEndedText',
      })
    default:
      throw notFound()
  }
}
