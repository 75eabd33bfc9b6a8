import type { SellerStatus } from '@pasar/domain/selling/applications'
import type { Tone } from '../../../ui/badge'

export const APPLICATION_TONES = {
  pending: 'kunyit',
  approved: 'jade',
  rejected: 'bunga',
  suspended: 'neutral',
} as const satisfies Record<SellerStatus, Tone>
