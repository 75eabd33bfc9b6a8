import type { Translate } from '../../../i18n/translate'
import type { Trend } from '../components/stat-tile'

/** A change against the time before in words. @param change in whole percent; null where there was nothing before */
export function trendOf(t: Translate, change: number | null): Trend | null {
  if (change === null) return null
  const words = change > 0 ? 'desk.up' : change < 0 ? 'desk.down' : 'desk.same'
  return { change, label: t(words, { percent: Math.abs(change) }) }
}
