import { timingSafeEqual } from 'node:crypto'
import { type Db, findBuyerPlan, findPlanItem, type Plan, type PlanItem } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { deriveSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'

const signatureOf = (ctx: Context, text: string): string => deriveSecret(ctx, `plan link ${text}`)

/** The token of the link to a shared list. It ends when the list is shared anew, or no longer. */
export function makePlanToken(ctx: Context, { id, shareRound }: Pick<Plan, 'id' | 'shareRound'>): string {
  const text = `${id}.${shareRound.toString(36)}`
  return `${text}.${signatureOf(ctx, text)}`
}

const TOKEN = /^((pln_\w{22})\.([0-9a-z]{1,8}))\.([\w-]{43})$/

/** The list that a link leads to. @throws DomainError NOT_FOUND when we did not make it, LINK_ENDED when it is shared no longer, and while its owner is suspended */
export async function findShared(ctx: Context, db: Db, token: string): Promise<Plan> {
  const [, text = '', planId = '', round = '', given = ''] = TOKEN.exec(token) ?? []
  const expected = signatureOf(ctx, text)
  if (given === '' || !timingSafeEqual(Buffer.from(expected), Buffer.from(given)))
    throw new DomainError('NOT_FOUND')
  const plan = await findBuyerPlan(db, planId, null)
  const isOpen =
    plan?.isOwnerActive && plan.share !== 'none' && plan.shareRound === Number.parseInt(round, 36)
  if (!isOpen) throw new DomainError('LINK_ENDED')
  return plan
}

/** As `findShared`, with one of its lines. @throws DomainError also NOT_FOUND for lines of other lists */
export async function requireShared(
  ctx: Context,
  db: Db,
  token: string,
  lineId: string,
): Promise<{ plan: Plan; item: PlanItem }> {
  const plan = await findShared(ctx, db, token)
  const item = await findPlanItem(db, lineId)
  if (item === null || item.planId !== plan.id) throw new DomainError('NOT_FOUND')
  return { plan, item }
}
