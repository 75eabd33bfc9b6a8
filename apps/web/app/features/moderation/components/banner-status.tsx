import type { BannerStatus } from '@pasar/domain/moderation/banners'
import { useT } from '../../../i18n/provider'
import { Badge, type Tone } from '../../../ui/badge'

const TONES: Record<BannerStatus, Tone> = {
  noPicture: 'kunyit',
  off: 'neutral',
  over: 'neutral',
  planned: 'laut',
  running: 'jade',
}

export function BannerStatusBadge({ status }: { status: BannerStatus }) {
  const t = useT()
  return <Badge tone={TONES[status]}>{t(`bannerWork.status_${status}`)}</Badge>
}
