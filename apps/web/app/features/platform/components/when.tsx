import { malaysianFormat } from '@pasar/domain/kernel/dates'
import { useI18n } from '../../../i18n/provider'

/** Figures only and 24 hours: the words of day halves differ between servers and browsers. */
const clockFormat = malaysianFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayFormat = malaysianFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** The time of day in Malaysia. */
export const formatClock = (tag: string, at: number): string => clockFormat(tag).format(at)

export const formatDay = (tag: string, at: number): string => dayFormat(tag).format(at)

/** A day as it is stored, "2026-12-02". */
export const formatDate = (tag: string, day: string): string =>
  formatDay(tag, Date.parse(`${day}T00:00:00+08:00`))

/** Day and time of day; Chinese sets no comma between them. */
export const formatMoment = (tag: string, at: number): string =>
  `${formatDay(tag, at)}${tag.startsWith('zh') ? '' : ','} ${formatClock(tag, at)}`

/** A moment as people read it, in Malaysian time. */
export function When({
  at,
  hasClock = true,
  className,
}: {
  at: number
  hasClock?: boolean
  className?: string
}) {
  const { tag } = useI18n()
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {hasClock ? formatMoment(tag, at) : formatDay(tag, at)}
    </time>
  )
}
