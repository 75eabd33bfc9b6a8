import { wishedOf } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { actorOf } from '../../../lib/session/guards.server'
import { writeWishes } from '../../wishlist/components/wishes'

/** Which of these items are on the wishlist of whoever asks, as one text for `WishesOf`. */
export const findWishes = async (context: AppLoadContext, itemIds: readonly string[]): Promise<string> =>
  context.shared?.slots?.text('wishes') ??
  writeWishes(context.shared ? new Set() : await wishedOf(context.ctx, await actorOf(context), itemIds))
