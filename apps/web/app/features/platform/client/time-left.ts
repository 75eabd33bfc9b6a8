import type { Translate } from '../../../i18n/translate'

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

/** "2d 4h left". Made from minutes the server counted, so that server and browser write the same words. */
export function describeTimeLeft(t: Translate, minutes: number): string {
  if (minutes <= 0) return t('browse.ended')
  const days = Math.floor(minutes / MINUTES_PER_DAY)
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR)
  if (days > 0) return t('browse.leftDays', { days, hours })
  return hours > 0
    ? t('browse.leftHours', { hours, minutes: minutes % MINUTES_PER_HOUR })
    : t('browse.leftMinutes', { minutes })
}
