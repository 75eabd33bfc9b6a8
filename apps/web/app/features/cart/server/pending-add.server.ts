import { isBuyer, type Member } from '@pasar/api'
import { type AddToCartInput, addToCartSchema } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { readStoredCookie } from '../../../lib/cookies/cookies'
import { makeJsonCookie } from '../../../lib/cookies/write-cookie.server'
import { setFlash } from '../../../lib/session/flash.server'
import { addWithNotices } from './cart.server'

/** What a visitor wanted to put into the cart when we asked them to sign in. */
const cookie = makeJsonCookie('pendingAdd')

export const rememberAdd = (input: AddToCartInput): Promise<string> => cookie.serialize(input)

/**
 * After a login: puts what was remembered into the new member's cart.
 * @returns Set-Cookie headers that delete the pending item and say how it went
 */
export async function finishAdd(
  context: AppLoadContext,
  request: Request,
  member: Member | null,
): Promise<string[]> {
  const kept: unknown = await readStoredCookie(cookie, request)
  const input = addToCartSchema.safeParse(kept)
  if (!input.success) return []
  const forget = await cookie.serialize('', { maxAge: 0 })
  if (!isBuyer(member)) return [forget]
  return [forget, await setFlash(await addWithNotices(context.ctx, member, input.data))]
}
