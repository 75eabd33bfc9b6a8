import type { FormFailure } from './forms.server'
import { leadsAway } from './leads-away'
import { isWritten } from './typed'

type Refusal = Pick<FormFailure, 'code'> & { status: number }

/** What an answer is as a refusal: it leads to the login, to a proof of who somebody is, or says that there is no such thing. */
function refusalOf(answer: unknown): Refusal {
  if (!(answer instanceof Response)) return { code: 'GONE', status: 404 }
  return answer.headers.get('Location')?.startsWith('/login')
    ? { code: 'UNAUTHORIZED', status: 401 }
    : { code: 'REAUTHENTICATE', status: 403 }
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
  const { code, status } = refusalOf(answer)
  const failure: FormFailure = { code, details: {}, fields: {}, values: typed }
  return new Response(JSON.stringify({ failure }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}
