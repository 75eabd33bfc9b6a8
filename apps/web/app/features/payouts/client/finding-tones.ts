import type { Finding } from '@pasar/domain/payouts/bank-matches'
import type { Tone } from '../../../ui/badge'

export const FINDING_TONES: Record<Finding, Tone> = {
  paid: 'jade',
  failed: 'bunga',
  agrees: 'neutral',
  duplicate: 'neutral',
  unknown: 'kunyit',
  unreadable: 'kunyit',
  amountDiffers: 'bunga',
  notSent: 'bunga',
  markedFailed: 'bunga',
  again: 'bunga',
}
