import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'

/** How a store stands. */
export function StoreBadges({
  store: { isHidden, holidayUntil },
  today,
}: {
  store: { isHidden: boolean; holidayUntil: string | null }
  today: string
}) {
  const t = useT()
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={isHidden ? 'bunga' : 'jade'}>
        {t(isHidden ? 'storeWork.state_hidden' : 'storeWork.state_shown')}
      </Badge>
      {holidayUntil !== null && holidayUntil > today && (
        <Badge tone="kunyit">{t('storeWork.state_holiday')}</Badge>
      )}
    </span>
  )
}
