import { findInboxEntry, type InboxEntry } from '@pasar/db'
import { DomainError, type ErrorCode, type ErrorDetails, mayStepInbox } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { closeInbox, releaseInbox, reopenInbox, takeInbox } from './inbox-desk'

/** What is done to several messages of the inboxes at once. */
const STEPS = { take: takeInbox, release: releaseInbox, close: closeInbox, reopen: reopenInbox } as const
export type SeveralStep = keyof typeof STEPS
export const SEVERAL_STEPS = Object.keys(STEPS) as readonly SeveralStep[]

type Refusal = { code: ErrorCode; details?: ErrorDetails } | null

/** Why a message stays as it is: several at once are taken from nobody, and given back by whoever has them. */
export function refuseStep(
  { state, assigneeId, assigneeName }: Pick<InboxEntry, 'state' | 'assigneeId' | 'assigneeName'>,
  admin: Admin,
  step: SeveralStep,
): Refusal {
  if (!mayStepInbox(state, step)) return { code: 'ITEM_UNCHANGED' }
  const isOwn = assigneeId === admin.id
  if (step === 'release') return isOwn ? null : { code: 'ITEM_UNCHANGED' }
  if (step !== 'take' || assigneeId === null) return null
  return isOwn ? { code: 'ITEM_UNCHANGED' } : { code: 'INBOX_TAKEN', details: { who: assigneeName ?? '' } }
}

/**
 * Does it with one of several.
 * @param seen the version that was shown; left out where nothing was
 * @throws DomainError NOT_FOUND, ITEM_UNCHANGED, and as the step does when somebody was faster
 */
export async function stepInbox(
  ctx: Context,
  admin: Admin,
  id: string,
  step: SeveralStep,
  seen?: number,
): Promise<void> {
  const entry = await findInboxEntry(ctx.db, id, null)
  if (!entry) throw new DomainError('NOT_FOUND')
  const refusal = refuseStep(entry, admin, step)
  // What has changed since it was shown is refused by the step itself, which knows who was faster.
  if (refusal !== null && (seen === undefined || seen === entry.version))
    throw new DomainError(refusal.code, refusal.details)
  await STEPS[step](ctx, admin, id, seen ?? entry.version)
}
