import { useI18n } from '../../../i18n/provider'

const ZONE = { timeZone: 'Asia/Kuala_Lumpur' } as const
/** Figures only and 24 hours: the words of day halves differ between servers and browsers. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(tag: string, kind: 'clock' | 'day'): Intl.DateTimeFormat {
  const key = `${tag} ${kind}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { ...(kind === 'clock' ? CLOCK : DAY), ...ZONE })
  formatters.set(key, made)
  return made
}

/** The time of day in Malaysia. */
export const formatClock = (tag: string, at: number): string => formatterFor(tag, 'clock').format(at)

export const formatDay = (tag: string, at: number): string => formatterFor(tag, 'day').format(at)

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
