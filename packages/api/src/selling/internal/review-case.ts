import {
  type ApplicationInReview,
  findApplicationInReview,
  findLoginById,
  insertAuditEntry,
  type Tx,
} from '@pasar/db'
import { DomainError, ROLE } from '@pasar/domain'
import type { Admin, Manager } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

/** Who decides on applications. */
export type Reviewer = Admin | Manager

export type ReviewAction =
  | 'approveSeller'
  | 'rejectSeller'
  | 'askApplicant'
  | 'showSellerNumbers'
  | 'openSellerProof'
  | 'approveAffiliate'
  | 'rejectAffiliate'

/** The page has checked the area already; numbers and documents of other people are checked again. */
export function checkReviewer({ role }: Reviewer): void {
  if (role !== ROLE.ADMIN && role !== ROLE.MANAGER) throw new DomainError('FORBIDDEN')
}

/** @throws DomainError NOT_FOUND, also after the applicant has withdrawn it */
export async function findCase(tx: Tx, applicationId: string): Promise<ApplicationInReview> {
  const found = await findApplicationInReview(tx, applicationId)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Why a reviewer came too late for what they saw. */
export async function lateError(
  tx: Tx,
  ctx: Pick<Context, 'config'>,
  applicationId: string,
): Promise<DomainError> {
  const { state } = await findCase(tx, applicationId)
  if (state === 'pending') return new DomainError('APPLICATION_MOVED')
  return decidedBy(tx, ctx, 'APPLICATION_DECIDED', applicationId, ['approveSeller', 'rejectSeller'])
}

/** Why an applicant cannot be given what they applied for. */
export async function refusedApplicant(tx: Tx, userId: string): Promise<DomainError> {
  const isSuspended = (await findLoginById(tx, userId))?.status === 'suspended'
  return new DomainError(isSuspended ? 'APPLICANT_SUSPENDED' : 'FORBIDDEN')
}

/** Writes what a reviewer did to the audit log. */
export const recordReview = (
  tx: Tx,
  ctx: Context,
  reviewer: Reviewer,
  action: ReviewAction,
  applicationId: string,
  reason = '',
): Promise<void> =>
  insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: reviewer.id,
    action,
    subjectId: applicationId,
    reason,
    now: ctx.now(),
  })
