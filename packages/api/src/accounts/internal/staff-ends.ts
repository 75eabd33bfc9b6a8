import { findMembership, findRecipient, listStoreStaff, type Tx } from '@pasar/db'
import { linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { Member } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

const STAFF_PAGE = '/seller/settings/staff'

/** Before an account goes: its seller is notified that staff leaves, and its staff that their work ends. */
export async function notifyStaffEnds(tx: Tx, ctx: Context, member: Member): Promise<void> {
  const membership = await findMembership(tx, member.id)
  if (membership && membership.endedAt === null) {
    const userId = membership.sellerId
    await notifyMember(tx, ctx, {
      userId,
      kind: 'staffLeft',
      data: { member: member.name },
      link: STAFF_PAGE,
    })
    const to = await findRecipient(tx, userId)
    const values = { link: `${ctx.config.appUrl}${linkTo(STAFF_PAGE)}`, member: member.name }
    if (to) await queueMail(tx, ctx, { kind: 'staffLeft', to, values })
  }
  for (const { userId } of await listStoreStaff(tx, member.id)) {
    await notifyMember(tx, ctx, {
      userId,
      kind: 'staffRemoved',
      data: { seller: member.name },
      link: '/staff-membership' satisfies PagePath,
    })
    const to = await findRecipient(tx, userId)
    if (to) await queueMail(tx, ctx, { kind: 'staffRemoved', to, values: { seller: member.name } })
  }
}
