import { findAwayAnswer, listQuickReplies, type QuickReply } from '@pasar/db'
import { type AwayAnswer, MAX_QUICK_REPLIES, NO_AWAY_ANSWER } from '@pasar/domain'
import type { Correspondent, Seller } from '../../access/actors'
import type { Context } from '../../platform/context'

export interface RepliesPage {
  quickReplies: QuickReply[]
  isFull: boolean
  away: AwayAnswer
}

/** What a seller has saved to answer with. */
export async function repliesPage(ctx: Context, { id }: Seller): Promise<RepliesPage> {
  const [quickReplies, away] = await Promise.all([listQuickReplies(ctx.db, id), findAwayAnswer(ctx.db, id)])
  return {
    quickReplies,
    isFull: quickReplies.length >= MAX_QUICK_REPLIES,
    away: away ?? NO_AWAY_ANSWER,
  }
}

/** The texts a member can insert into a conversation: a seller's own, in conversations about what they sell. */
export const quickRepliesOf = async (
  ctx: Context,
  member: Correspondent,
  { sellerId }: { sellerId: string },
): Promise<QuickReply[]> => (member.id === sellerId ? listQuickReplies(ctx.db, sellerId) : [])
