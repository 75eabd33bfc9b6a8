import { listGivers, listOpenGiftLines, listPlans, settleGiftLine, type Tx } from '@pasar/db'
import { dayOf } from '@pasar/domain'
import type { Member } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueGiverMail } from '../../platform/mail/gift-mails'

/** Before an account goes: who gives something of its lists, or means to, is notified that these end; of those that are over, nobody. */
export async function notifyGiftEnds(tx: Tx, ctx: Context, member: Member): Promise<void> {
  const today = dayOf(ctx.now())
  for (const { id, title, day } of await listPlans(tx, member.id, Number.MAX_SAFE_INTEGER)) {
    if (day < today) continue
    // Whose reservation is over is no giver: that the list ends does not concern them.
    for (const lineId of await listOpenGiftLines(tx, id)) await settleGiftLine(tx, lineId, ctx.now())
    for (const giver of await listGivers(tx, id, null)) {
      const [data, link] = [{ list: title, day }, giver.isBought ? '/orders/user' : '/cart']
      await notifyMember(tx, ctx, { userId: giver.userId, kind: 'giftListRemoved', data, link })
      const values = { ...data, link: `${ctx.config.appUrl}${link}` }
      await queueGiverMail(tx, ctx, { giver, about: id, mail: { kind: 'giftListRemoved', values } })
    }
  }
}
