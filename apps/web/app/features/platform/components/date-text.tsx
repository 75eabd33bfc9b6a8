import { malaysianFormat } from '@pasar/domain/kernel/dates'
import { useI18n } from '../../../i18n/provider'

export type DateTextProps = {
  /** Epoch milliseconds. */
  time: number
  withTime?: boolean
  className?: string
}

const dayFormat = malaysianFormat({ dateStyle: 'medium' })
const timeFormat = malaysianFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

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
