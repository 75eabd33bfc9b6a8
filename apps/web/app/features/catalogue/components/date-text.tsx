import { byTag } from '@pasar/domain/kernel/format'
import { useI18n } from '../../../i18n/provider'

export type DateTextProps = {
  /** Epoch milliseconds. */
  time: number
  withTime?: boolean
  className?: string
}

const ZONE = { hourCycle: 'h23', timeZone: 'Asia/Kuala_Lumpur' } as const
const dayFormat = byTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...ZONE }))
const timeFormat = byTag(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...ZONE }),
)

/** A date as it is in Malaysia, in the reader's language. */
export function DateText({ time, withTime, className }: DateTextProps) {
  const { tag } = useI18n()
  const format = (withTime ? timeFormat : dayFormat)(tag)
  return (
    // Browsers may differ from the server in their blanks; what the server wrote may stay.
    <time dateTime={new Date(time).toISOString()} className={className} suppressHydrationWarning>
      {format.format(time)}
    </time>
  )
}
