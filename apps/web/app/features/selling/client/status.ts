import type { SellingState } from '@pasar/api'
import type { IconName } from '../../../ui/icon'

/** The texts of each seller status (`selling.…Title`, `selling.…Text`), and its icon. */
export const STATUS_WORDS = {
  visitor: { words: 'signIn', icon: 'lock' },
  staff: { words: 'staff', icon: 'info' },
  unverified: { words: 'none', icon: 'store' },
  none: { words: 'none', icon: 'store' },
  approved: { words: 'seller', icon: 'store' },
  pending: { words: 'pending', icon: 'clock' },
  asked: { words: 'asked', icon: 'info' },
  rejected: { words: 'rejected', icon: 'info' },
  suspended: { words: 'suspended', icon: 'lock' },
} as const satisfies Record<SellingState | 'asked', { words: string; icon: IconName }>
