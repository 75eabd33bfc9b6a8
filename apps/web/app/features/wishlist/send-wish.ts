import type { TextKey, TextValues } from '../../i18n/translate'
import { describeCallFailure } from '../../lib/call-failure'
import { api } from '../../lib/trpc'

/** Why it was not done: what to say, or that one has to sign in first. */
export type WishRefusal = { isSignedOut: boolean; key: TextKey; values?: TextValues }

const WORDS: Partial<Record<string, TextKey>> = {
  ITEM_UNAVAILABLE: 'wishlist.noItem',
  UNKNOWN_ERROR: 'wishlist.failed',
}

/** Heavy: fetched with the first press on a heart. Null when all went well. */
export async function sendWish(itemId: string, isWished: boolean): Promise<WishRefusal | null> {
  try {
    await (isWished ? api.wishlist.add : api.wishlist.remove).mutate({ itemId })
    return null
  } catch (error) {
    const { code, key, values } = describeCallFailure(error)
    return { isSignedOut: code === 'UNAUTHORIZED', key: WORDS[code] ?? key, values }
  }
}
