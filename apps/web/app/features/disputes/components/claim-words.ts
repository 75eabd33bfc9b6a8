import type { ClaimKind, ClaimState } from '@pasar/domain/disputes/claims'
import type { TextKey } from '../../../i18n/translate'

const OF_SERVICE = {
  not_received: 'serviceEnds.notDone',
  not_as_described: 'serviceEnds.notAsAgreed',
  damaged: 'serviceEnds.damaged',
  changed_mind: 'claims.changed_mind',
} as const satisfies Record<ClaimKind, TextKey>

/** What a claim is about, in words. A service does not arrive. */
export const claimWords = (kind: ClaimKind, isOfService: boolean) =>
  isOfService ? OF_SERVICE[kind] : (`claims.${kind}` as const)

/** Who reads a case: the seller it is about, or those who decide. */
export type CaseReader = 'seller' | 'admin'

/** Those states that are said to admins in other words than to the seller. */
const TO_ADMINS: Partial<Record<ClaimState, TextKey>> = {
  open: 'claimWork.admin_open',
  offered: 'claimWork.admin_offered',
  return_asked: 'claimWork.admin_return_asked',
  refused: 'claimWork.admin_refused',
  escalated: 'claimWork.admin_escalated',
}

/** The state of a claim in words. */
export function caseTitle(
  { state, decision }: { state: ClaimState; decision: string },
  reader: CaseReader,
): TextKey {
  // Only admins decide: a seller who asks for the goods leaves no decision.
  if (state === 'return_asked' && decision !== '') return 'claimWork.state_return_decided'
  return (reader === 'admin' ? TO_ADMINS[state] : undefined) ?? `claimWork.state_${state}`
}
