import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { unexpectedAnswer } from '../../../lib/forms/call-failure'

export interface Wanted {
  itemId: string
  /** Empty for an item without options. */
  variantId: string
  quantity: number
  name: string
}

/** The contract's limit for adding to the cart. */
const TIMEOUT_MS = 10_000

/**
 * Posts what a visitor wants as the form itself would: the server remembers it in a cookie, and puts it into the cart
 * once they are signed in. It answers with the way to the login, which is not followed here.
 * @returns the way to the login
 * @throws when the server did not answer, or refused
 */
export async function rememberAdd({ itemId, variantId, quantity }: Wanted, from: string): Promise<string> {
  const answer = await fetch('/cart' satisfies PagePath, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'add', itemId, variantId, quantity: String(quantity), from }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.type !== 'opaqueredirect')
    throw unexpectedAnswer(answer.status, await answer.json().catch(() => null))
  return linkTo('/login', { from, why: 'cart' })
}
