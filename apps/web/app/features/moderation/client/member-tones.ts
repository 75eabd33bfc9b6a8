import type { MemberState } from '@pasar/domain/moderation/members'
import type { Tone } from '../../../ui/badge'

export const MEMBER_TONES: Record<MemberState, Tone> = {
  active: 'jade',
  suspended: 'bunga',
  unconfirmed: 'kunyit',
  deleted: 'neutral',
}
