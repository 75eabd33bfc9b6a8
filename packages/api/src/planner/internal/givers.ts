import { listGivers, listOpenGiftLines, type Plan, type Tx } from '@pasar/db'
import { dayOf, linkTo } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { type GiftMail, queueGiverMail } from '../../platform/mail/gift-mails'
import { makePlanToken } from './link'
import { settleGifts } from './settle'

interface GiverNote {
  plan: Plan
  /** Of one item of the list; of all of it without. */
  lineId?: string
  /** Whether the list can be looked at by its link. */
  isThere: boolean
  mail: (list: { list: string; day: string }) => (link: string) => GiftMail
}

/**
 * Notifies who gives something of a list, or means to, of what its owner changes; of a list that is over, nobody. To be asked
 * while what they give stands on the list. The owner does not learn who they are.
 */
export async function notifyGivers(
  tx: Tx,
  ctx: Context,
  { plan, lineId, isThere, mail }: GiverNote,
): Promise<void> {
  if (plan.day < dayOf(ctx.now())) return
  for (const id of await listOpenGiftLines(tx, plan.id))
    if (lineId === undefined || id === lineId) await settleGifts(tx, ctx, id)
  const shared = linkTo('/planner/shared/:token', { token: makePlanToken(ctx, plan) })
  for (const giver of await listGivers(tx, plan.id, lineId ?? null)) {
    const own = giver.isBought ? '/orders/user' : '/cart'
    const path = isThere && plan.share !== 'none' ? shared : own
    const contents = mail({ list: plan.title, day: plan.day })(`${ctx.config.appUrl}${path}`)
    const { link: _, ...data } = contents.values
    await notifyMember(tx, ctx, { userId: giver.userId, kind: contents.kind, data, link: path })
    await queueGiverMail(tx, ctx, { giver, about: lineId ?? plan.id, mail: contents })
  }
}
