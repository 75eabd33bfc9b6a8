import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import { type CallFailure, describeCallFailure, unexpectedAnswer } from './call-failure'
import { type FormValues, withoutSecrets } from './form-values'

/**
 * The status of every failure made here. Loaders run again after an action that answered less than 400, and they
 * would fail with the same connection, or lead away; `shouldRevalidate` functions can tell it from a refusal of the server.
 */
export const FAILED_STATUS = 503
/** What the framework says in place of an error that is not for readers. */
const HIDDEN = 'Unexpected Server Error'
const NOT_FOUND = 404

/** Why the server gave no answer that the page could show, or gave one that says so. */
function describeFailure(error: unknown): CallFailure {
  if (isRouteErrorResponse(error)) return unexpectedAnswer(error.status, error.data).failure
  if (error instanceof Error && error.message === HIDDEN) return unexpectedAnswer(500, null).failure
  return describeCallFailure(error)
}

function readTyped(sent: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, value] of sent) if (typeof value === 'string') values[name] = value
  return withoutSecrets(values)
}

/**
 * A document that is loaded anew for its form begins at the top, where the message stands, as any other answer does. At the
 * same address it would be the same entry of the history, whose place the router has written down.
 */
function forgetPlace(): void {
  history.replaceState(null, '')
  scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The action of every page with a form: asks the server, and where it cannot be reached or fails, answers as a
 * refused form does. Without it the error screen would take the page away, and with it what was typed.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    // Text is taken away neither by the way to the login, or to a proof, nor because what it was about is gone.
    const to = error instanceof Response ? String(error.headers.get('Location')) : ''
    if (/^.(log|rea)/.test(to) || (isRouteErrorResponse(error) && error.status === NOT_FOUND)) {
      const sent = await copy.formData()
      return (await import('./keep-written')).keepWritten(error, sent, readTyped(sent))
    }
    // Another redirect is an answer.
    if (error instanceof Response) {
      if (error.headers.has('X-Remix-Reload-Document')) forgetPlace()
      throw error
    }
    const { code, values: details, message } = describeFailure(error)
    const failure = { code, details, message, fields: {}, values: readTyped(await copy.formData()) }
    return new Response(JSON.stringify({ failure }), {
      status: FAILED_STATUS,
      headers: { 'Content-Type': 'application/json' },
    })
  }
}
