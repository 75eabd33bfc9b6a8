import { answerChallenge } from '@pasar/api'
import { codeSchema, DomainError } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { dropChallenge, readChallenge } from '../features/auth/challenge-cookie.server'
import { LoginCodePage } from '../features/auth/login-code-page'
import { signInHeaders } from '../features/auth/sign-in.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { safePath } from '../lib/safe-path'

const loginWith = (request: Request): string => `/login${new URL(request.url).search}`

export async function loader({ request, context }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('security.codeTitle'),
    description: t('security.codeDescription'),
  }))
  return { head }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = context
  const { appUrl } = ctx.config
  const values = await readForm(request)
  return answerForm(values, async () => {
    const challenge = (await readChallenge(appUrl, request)) ?? ''
    const { code } = parseForm(codeSchema, values)
    const { userId, role } = await answerChallenge(ctx, challenge, code).catch(async (error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'LOGIN_CHALLENGE_ENDED') throw error
      const headers = new Headers({ 'Set-Cookie': await dropChallenge(appUrl) })
      headers.append('Set-Cookie', await setFlash({ tone: 'error', text: 'errors.LOGIN_CHALLENGE_ENDED' }))
      throw redirect(loginWith(request), { headers })
    })
    const headers = await signInHeaders(context, request, userId)
    headers.append('Set-Cookie', await dropChallenge(appUrl))
    throw redirect(safePath(new URL(request.url).searchParams.get('from'), homeOf(role)), { headers })
  })
}

export default LoginCodePage
