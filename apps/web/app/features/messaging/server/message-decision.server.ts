import { HOLD_REASONS, type HoldReason, type MessageReportState, type MessageState } from '@pasar/domain'

/** What became of a message that was held, or of a report of one. */
export type MessageDecision = 'delivered' | 'rejected' | 'dismissed' | 'upheld'

export function decisionOf({
  state,
  reportState,
}: {
  state: MessageState
  reportState: MessageReportState | null
}): MessageDecision {
  if (reportState !== null && reportState !== 'open') return reportState
  return state === 'delivered' ? 'delivered' : 'rejected'
}

/** The reasons of which the column holds the names. */
export const readHeldFor = (heldFor: string): HoldReason[] =>
  HOLD_REASONS.filter((reason) => heldFor.split(',').includes(reason))
