import type { ClaimKind } from '@pasar/domain/disputes/claims'
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
