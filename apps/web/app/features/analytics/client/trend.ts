import type { Translate } from '../../../i18n/translate'
import type { Trend } from '../components/stat-tile'

/** All our languages group digits alike: 12345.6 → "12,345.6". */
const group = (number: number): string => number.toLocaleString('en')

/** A change against the time before in words. @param change in whole percent; null where there was nothing before */
export function trendOf(t: Translate, change: number | null): Trend | null {
  if (change === null) return null
  const words = change > 0 ? 'desk.up' : change < 0 ? 'desk.down' : 'desk.same'
  return { change, label: t(words, { percent: group(Math.abs(change)) }) }
}

const MINUS = '\u2212'
const sign = (of: number): string => `${of > 0 ? '+' : of < 0 ? MINUS : ''}${group(Math.abs(of))}`

/** A change for a cell of a table: a signed percentage, or a dash for none. */
export const writeChange = (change: number | null): string => (change === null ? '–' : `${sign(change)}%`)

/** @param share in tenths of a percent; null of nothing */
export const writeShare = (share: number | null): string => (share === null ? '–' : `${share / 10}%`)

/** How many points of a percent one share is more or less than another; null without one of them. */
export const pointsBetween = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : (now - before) / 10

export const writePoints = (t: Translate, points: number | null): string =>
  points === null ? '–' : t('figures.points', { change: sign(points) })
