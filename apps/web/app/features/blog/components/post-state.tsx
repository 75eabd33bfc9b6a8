import type { PostState } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'

const TONES = {
  draft: 'neutral',
  submitted: 'kunyit',
  changes: 'kunyit',
  published: 'jade',
  withdrawn: 'neutral',
} as const

/** Where an article stands. */
export function PostStateBadge({ state, isAhead = false }: { state: PostState; isAhead?: boolean }) {
  const t = useT()
  return (
    <Badge tone={TONES[state]}>{t(isAhead ? 'blogEditor.scheduled' : `blogEditor.state_${state}`)}</Badge>
  )
}
