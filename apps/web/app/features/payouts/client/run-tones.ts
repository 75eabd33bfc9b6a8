import type { PayoutState } from '@pasar/domain/payouts/payouts'
import type { TextKey } from '../../../i18n/translate'
import type { Tone } from '../../../ui/badge'

export const PAYOUT_TONES: Record<PayoutState, Tone> = {
  proposed: 'laut',
  in_transit: 'kunyit',
  unknown: 'kunyit',
  paid: 'jade',
  failed: 'bunga',
  dropped: 'neutral',
}

interface RunFigures {
  state: 'proposed' | 'approved' | 'cancelled'
  inTransit: number
  unknown: number
}

/** The status of a run: settled once the bank has reported on all of it. */
export function runStatus({ state, inTransit, unknown }: RunFigures): { text: TextKey; tone: Tone } {
  if (state === 'proposed') return { text: 'payoutRuns.run-proposed', tone: 'laut' }
  if (state === 'cancelled') return { text: 'payoutRuns.run-cancelled', tone: 'neutral' }
  return inTransit + unknown > 0
    ? { text: 'payoutRuns.run-approved', tone: 'kunyit' }
    : { text: 'payoutRuns.run-done', tone: 'jade' }
}
