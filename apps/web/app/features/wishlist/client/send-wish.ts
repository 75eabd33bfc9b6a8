import type { Translate } from '../../../i18n/translate'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { api } from '../../../lib/trpc'

/** Why it was not done: the words for it, or that one has to sign in first. */
export type WishRefusal = { isSignedOut: boolean; words: string }

/** Heavy: fetched with the first press on a heart. Null when all went well. */
export async function sendWish(t: Translate, itemId: string, isWished: boolean): Promise<WishRefusal | null> {
  try {
    await (isWished ? api.wishlist.add : api.wishlist.remove).mutate({ itemId })
    return null
  } catch (error) {
    const failure = describeCallFailure(error)
    const words =
      failure.code === 'ITEM_UNAVAILABLE'
        ? t('wishlist.noItem')
        : sayFailure(t, failure, t('wishlist.failed'))
    return { isSignedOut: failure.code === 'UNAUTHORIZED', words }
  }
}
