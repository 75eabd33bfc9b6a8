import type { PostState } from '@pasar/domain'
import { useI18n } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { formatDay } from '../../platform/components/when'

const TONES = {
  draft: 'neutral',
  submitted: 'kunyit',
  changes: 'kunyit',
  published: 'jade',
  withdrawn: 'neutral',
} as const

/** Where an article stands. @param ahead when it is published, while that is to come */
export function PostStateBadge({ state, ahead = null }: { state: PostState; ahead?: number | null }) {
  const { t, tag } = useI18n()
  return (
    <Badge tone={TONES[state]}>
      {ahead === null
        ? t(`blogEditor.state_${state}`)
        : t('blogEditor.scheduled', { date: formatDay(tag, ahead) })}
    </Badge>
  )
}
