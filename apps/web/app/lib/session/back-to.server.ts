import { DomainError, toWholeList } from '@pasar/domain'
import type { CheckedPath } from '@pasar/domain/access/link-to'
import { redirect } from '@remix-run/node'
import { setFlash } from './flash.server'

/** What a file is made of. A refusal is shown on the page that asked for it, which does not open with a saved view then. */
export async function orBackTo<T, To extends string>(path: CheckedPath<To>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const flash = await setFlash({ tone: 'error', text: `errors.${error.code}`, values: error.details })
    throw redirect(toWholeList(path), { headers: { 'Set-Cookie': flash } })
  }
}
