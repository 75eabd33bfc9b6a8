import { countAdmins, findStaffMember, listAdjustments, listDebtWaivers, listRequestsFor } from '@pasar/db'
import { DomainError, isId } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { sidesOf } from '../commands/adjust'
import { owedTo } from '../internal/balances'
import { leftAlone } from '../internal/left-alone'

const ADJUSTMENTS_SHOWN = 20
const WAIVERS_SHOWN = 50
/** After every id. */
const LAST = '~'

/**
 * What a member is owed, and a page of the adjustments of it.
 * @throws DomainError NOT_FOUND for no member, and for a cursor that is none
 */
export async function memberBooksPage(ctx: Context, admin: Admin, userId: string, cursor: string | null) {
  if (cursor !== null && !isId('ledger', cursor)) throw new DomainError('NOT_FOUND')
  const [member, owed, rows, waivers, waiting, left, admins] = await Promise.all([
    findStaffMember(ctx.db, userId),
    owedTo(ctx.db, userId),
    listAdjustments(ctx.db, userId, cursor ?? LAST, ADJUSTMENTS_SHOWN + 1),
    listDebtWaivers(ctx.db, userId, WAIVERS_SHOWN),
    listRequestsFor(ctx.db, userId, ADJUSTMENTS_SHOWN),
    leftAlone(ctx, ctx.db, admin, userId),
    countAdmins(ctx.db),
  ])
  if (!member) throw new DomainError('NOT_FOUND')
  const adjustments = rows.slice(0, ADJUSTMENTS_SHOWN)
  return {
    member: { id: userId, name: member.name, role: member.role },
    isSelf: admin.id === userId,
    owed,
    sides: sidesOf(member, owed),
    adjustments,
    waivers,
    // Who proposed it may approve it only where there is nobody else.
    waiting: waiting.map((request) => ({ ...request, isOwn: admins > 1 && request.proposedBy === admin.id })),
    /** Above it another admin approves; null where there is none. */
    limit: left,
    next: rows.length > ADJUSTMENTS_SHOWN ? (adjustments.at(-1)?.id ?? null) : null,
  }
}
