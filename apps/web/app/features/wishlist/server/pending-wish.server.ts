import { isBuyer, type Member } from '@pasar/api'
import { type WishlistAddInput, wishlistAddSchema } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { readStoredCookie } from '../../../lib/cookies/cookies'
import { makeJsonCookie } from '../../../lib/cookies/write-cookie.server'
import { setFlash } from '../../../lib/session/flash.server'
import { runWishForm } from './wish.server'

/** The item whose heart a visitor pressed when we asked them to sign in. Only a form of our own pages sets it. */
const cookie = makeJsonCookie('pendingWish')

export const rememberWish = (input: WishlistAddInput): Promise<string> => cookie.serialize(input)

/**
 * After a login: puts what was remembered on the new member's wishlist, once.
 * @returns Set-Cookie headers that delete what was remembered and say how it went
 */
export async function finishWish(
  { ctx }: AppLoadContext,
  request: Request,
  member: Member | null,
): Promise<string[]> {
  const input = wishlistAddSchema.safeParse(await readStoredCookie(cookie, request))
  if (!input.success) return []
  const forget = await cookie.serialize('', { maxAge: 0 })
  if (!isBuyer(member)) return [forget]
  return [forget, await setFlash(await runWishForm(ctx, member, { ...input.data, intent: 'add' }))]
}
