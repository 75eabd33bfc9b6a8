import { answerChallenge } from '@pasar/api'
import { codeSchema, DomainError, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { dropChallenge, readChallenge } from '../server/challenge-cookie.server'
import { beginSession, nextAfter } from '../server/sign-in.server'

const loginWith = (request: Request): string => `${linkTo('/login')}${new URL(request.url).search}`

export async function loader({ request, context }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('security.codeTitle'),
    description: t('security.codeDescription'),
  }))
  return { head }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = context
  const { appUrl } = ctx.config
  const values = await readForm(request)
  return answerForm(values, async () => {
    const challenge = (await readChallenge(appUrl, request)) ?? ''
    const { code } = parseForm(codeSchema, values)
    const loggedIn = await answerChallenge(ctx, challenge, code).catch(async (error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'LOGIN_CHALLENGE_ENDED') throw error
      const headers = new Headers({ 'Set-Cookie': await dropChallenge(appUrl) })
      headers.append('Set-Cookie', await setFlash({ tone: 'error', text: 'errors.LOGIN_CHALLENGE_ENDED' }))
      throw redirect(loginWith(request), { headers })
    })
    const { headers, lead } = await beginSession(context, request, loggedIn.userId)
    headers.append('Set-Cookie', await dropChallenge(appUrl))
    throw lead(nextAfter(request, loggedIn), { headers })
  })
}
