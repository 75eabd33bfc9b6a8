import type { NewsletterState } from '@pasar/domain/support/newsletter'
import { useT } from '../../../i18n/provider'
import { Badge, type Tone } from '../../../ui/badge'

const TONES: Record<NewsletterState, Tone> = {
  draft: 'neutral',
  sending: 'laut',
  stopped: 'kunyit',
  sent: 'jade',
}

export function NewsletterStateBadge({ state }: { state: NewsletterState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`newsletterWork.state_${state}`)}</Badge>
}
