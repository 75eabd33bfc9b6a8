import type { AuditAction, Tx } from '@pasar/db'
import type { DomainError } from '@pasar/domain'
import { decidedBy } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

/** What admins do about a message. */
const MESSAGE_DECISIONS = [
  'approveMessage',
  'rejectMessage',
  'dismissMessageReport',
  'upholdMessageReport',
  'reopenMessageReport',
] as const satisfies readonly AuditAction[]

/** The refusal for the second of two admins. */
export const decidedMeanwhile = (
  tx: Tx | Context['db'],
  ctx: Pick<Context, 'config'>,
  messageId: string,
): Promise<DomainError> => decidedBy(tx, ctx, 'MESSAGE_DECIDED', messageId, MESSAGE_DECISIONS)
