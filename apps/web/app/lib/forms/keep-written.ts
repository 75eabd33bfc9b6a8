import type { FormFailure } from './forms.server'
import { leadsAway } from './leads-away'
import { isWritten } from './typed'

/**
 * `FAILED_STATUS` of `keep-page.ts`, which fetches this file: no loader runs after it. One would lead away, too, and take
 * the page with it.
 */
const KEPT_STATUS = 503

/** What an answer is as a refusal: it leads to the login, to a proof of who somebody is, or says that there is no such thing. */
function codeOf(answer: unknown): FormFailure['code'] {
  if (!(answer instanceof Response)) return 'GONE'
  return answer.headers.get('Location')?.startsWith('/login') ? 'UNAUTHORIZED' : 'REAUTHENTICATE'
}

/**
 * What becomes of a form whose sender was logged out meanwhile, or logged in too long ago, or which is about something that is
 * gone. With words in it its page stays, and says so; where to log in, or to prove who they are, in another tab (`FormProblem`).
 * @param typed what was sent
 * @param answer a redirect, or the error that there is no such thing
 * @throws the answer where nothing would be lost, and where it is that of a login
 */
export function keepWritten(answer: unknown, sent: FormData, typed: FormFailure['values']): Response {
  const isElsewhere =
    answer instanceof Response && !leadsAway(String(answer.headers.get('Location')), location.pathname)
  if (isElsewhere || !isWritten(sent)) throw answer
  const failure: FormFailure = { code: codeOf(answer), details: {}, fields: {}, values: typed }
  return new Response(JSON.stringify({ failure }), {
    status: KEPT_STATUS,
    headers: { 'Content-Type': 'application/json' },
  })
}
