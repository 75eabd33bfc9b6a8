import {
  type ApplicationQuestion,
  findSellerApplication,
  findSellerStatus,
  listApplicationQuestions,
  type SellerApplicationView,
} from '@pasar/db'
import { ROLE, type SellerStatus } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import type { Context } from '../../platform/context'

/** The seller status of whoever asks. `staff` decides on applications and sends none. */
export type SellingState = 'visitor' | 'staff' | 'unverified' | 'none' | SellerStatus

export interface Selling {
  state: SellingState
  /** The details and the time of their application. */
  application: SellerApplicationView | null
  /** What reviewers asked about it, the oldest first, without their names. */
  questions: Omit<ApplicationQuestion, 'askedBy'>[]
}

export async function sellingOf(ctx: Context, actor: Actor): Promise<Selling> {
  if (actor === null) return { state: 'visitor', application: null, questions: [] }
  if (actor.role === ROLE.ADMIN || actor.role === ROLE.MANAGER)
    return { state: 'staff', application: null, questions: [] }
  const [status, application] = await Promise.all([
    findSellerStatus(ctx.db, actor.id),
    findSellerApplication(ctx.db, actor.id),
  ])
  if (status === null && !actor.isVerified) return { state: 'unverified', application: null, questions: [] }
  const asked = application === null ? [] : await listApplicationQuestions(ctx.db, application.id)
  const questions = asked.map(({ askedBy: _askedBy, ...question }) => question)
  return { state: status ?? 'none', application, questions }
}
