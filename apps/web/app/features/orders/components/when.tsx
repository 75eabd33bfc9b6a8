import { byTag } from '@pasar/domain/kernel/format'
import { useI18n } from '../../../i18n/provider'

const ZONE = { timeZone: 'Asia/Kuala_Lumpur' } as const
/** Figures only and 24 hours: the words of day halves differ between servers and browsers. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const clockFormat = byTag((tag) => new Intl.DateTimeFormat(tag, { ...CLOCK, ...ZONE }))
const dayFormat = byTag((tag) => new Intl.DateTimeFormat(tag, { ...DAY, ...ZONE }))

/** The time of day in Malaysia. */
export const formatClock = (tag: string, at: number): string => clockFormat(tag).format(at)

export const formatDay = (tag: string, at: number): string => dayFormat(tag).format(at)

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
