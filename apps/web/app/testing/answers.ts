import type { Failure } from '../lib/forms/failure'

/** The response that a loader or an action throws. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw thrown ?? new Error('It led nowhere')
  return thrown
}

/** Why an action refused its form. */
export const refusalOf = (answer: unknown) => (answer as { data: { failure: Failure } }).data.failure
