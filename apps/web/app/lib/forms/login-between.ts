import type { FormFailure } from './forms.server'
import { isWritten } from './typed'

const UNAUTHORIZED = 401

/**
 * What becomes of a form whose sender was logged out meanwhile. With words in it its page stays, and says where to log in
 * in another tab (`FormProblem`).
 * @param typed what was sent
 * @throws the answer, which leads to the login, where nothing would be lost
 */
export function keepWritten(answer: Response, sent: FormData, typed: FormFailure['values']): Response {
  if (!isWritten(sent)) throw answer
  const failure: FormFailure = { code: 'UNAUTHORIZED', details: {}, fields: {}, values: typed }
  return new Response(JSON.stringify({ failure }), {
    status: UNAUTHORIZED,
    headers: { 'Content-Type': 'application/json' },
  })
}
