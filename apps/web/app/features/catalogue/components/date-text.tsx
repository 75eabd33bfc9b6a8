import { useI18n } from '../../../i18n/provider'

export type DateTextProps = {
  /** Epoch milliseconds. */
  time: number
  withTime?: boolean
  className?: string
}

/** A date as it is in Malaysia, in the reader's language. */
export function DateText({ time, withTime, className }: DateTextProps) {
  const { tag } = useI18n()
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: withTime ? 'short' : undefined,
    hourCycle: 'h23',
    timeZone: 'Asia/Kuala_Lumpur',
  })
  return (
    // Browsers may differ from the server in their blanks; what the server wrote may stay.
    <time dateTime={new Date(time).toISOString()} className={className} suppressHydrationWarning>
      {format.format(time)}
    </time>
  )
}
