import { days, hours, MALAYSIA_OFFSET } from '@pasar/domain'
import { makeWeightedDraw, type Random } from '../ids'

/** Sunday to Saturday: weekends are busiest, Monday and Tuesday quietest. */
const WEEKDAY = [1.3, 0.82, 0.8, 0.9, 0.98, 1.15, 1.35]
/** Midnight to 23:00 in Malaysia: a little at lunch, most after dinner. */
const HOUR = [3, 1, 1, 1, 1, 2, 3, 5, 7, 9, 11, 12, 14, 13, 10, 9, 9, 10, 11, 13, 17, 20, 17, 9]
/** The market grows by this much over the time. */
const GROWTH = 0.9

/** How busy a day is, from its date in Malaysia. */
function weighDay(at: number): number {
  const date = new Date(at + MALAYSIA_OFFSET)
  const day = date.getUTCDate()
  const isPayday = day >= 25 || day <= 2
  // 9.9, 10.10, 11.11 and 12.12 are sales days all over South East Asia.
  const isSalesDay = day === date.getUTCMonth() + 1 && day >= 9
  return (WEEKDAY[date.getUTCDay()] ?? 1) * (isPayday ? 1.3 : 1) * (isSalesDay ? 2.4 : 1)
}

/** Moments within the last `span` days at which people order, sorted, the last of them before `until`. */
export function drawOrderTimes(random: Random, count: number, span: number, until: number): number[] {
  const midnight = Math.floor((until + MALAYSIA_OFFSET) / days(1)) * days(1) - MALAYSIA_OFFSET
  const starts = Array.from({ length: span }, (_, index) => midnight - days(span - 1 - index))
  const drawDay = makeWeightedDraw(
    random,
    starts.map((at, index) => weighDay(at) * (1 + (GROWTH * index) / span)),
  )
  const drawHour = makeWeightedDraw(random, HOUR)
  const times: number[] = []
  while (times.length < count) {
    const at = (starts[drawDay()] ?? midnight) + hours(drawHour()) + Math.floor(random() * hours(1))
    if (at < until) times.push(at)
  }
  return times.sort((a, b) => a - b)
}
