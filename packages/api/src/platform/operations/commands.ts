import {
  type AuditAction,
  findLastActor,
  NO_ROOTS,
  retryFailedMails,
  type Tx,
  tryHurryJob,
  tryRetryMail,
} from '@pasar/db'
import { DomainError, type ErrorCode } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../context'
import type { JobName } from '../jobs/names'

/** More are sent again by pressing again. */
const MAX_RETRIED = 1_000
/** What all mails together are called in the audit log. */
const ALL_MAILS = 'mails'

async function lateError(
  tx: Tx,
  ctx: Context,
  subjectId: string,
  actions: readonly AuditAction[],
  code: ErrorCode,
): Promise<DomainError> {
  const name = (await findLastActor(tx, subjectId, actions)) ?? ctx.config.appName
  return new DomainError(code, { name })
}

/** Runs a job now. @throws DomainError JOB_RUNS when it runs or is about to */
export const runJobNow = (ctx: Context, admin: Admin, name: JobName): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryHurryJob(tx, name, ctx.now())))
      throw await lateError(tx, ctx, name, ['runJob'], 'JOB_RUNS')
    await recordAdmin(tx, ctx, admin, 'runJob', name)
    tx.afterCommit(() => ctx.jobTriggers.trigger(name))
  })

/** Sends a mail again that was given up. @throws DomainError MAIL_RETRIED_BY when it does not wait for that any more */
export const retryMail = (ctx: Context, admin: Admin, id: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryRetryMail(tx, id, ctx.now())))
      throw await lateError(tx, ctx, id, ['retryMail'], 'MAIL_RETRIED_BY')
    await recordAdmin(tx, ctx, admin, 'retryMail', id)
    tx.afterCommit(() => ctx.jobTriggers.trigger('mail'))
  })

/**
 * Sends the mails again that were given up, at most `MAX_RETRIED`.
 * @returns how many
 * @throws DomainError MAIL_RETRIED_BY when there is none
 */
export const retryMails = (ctx: Context, admin: Admin): Promise<number> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const count = await retryFailedMails(tx, ctx.now(), MAX_RETRIED)
    if (count === 0) throw await lateError(tx, ctx, ALL_MAILS, ['retryMails'], 'MAIL_RETRIED_BY')
    await recordAdmin(tx, ctx, admin, 'retryMails', ALL_MAILS, String(count))
    tx.afterCommit(() => ctx.jobTriggers.trigger('mail'))
    return count
  })
