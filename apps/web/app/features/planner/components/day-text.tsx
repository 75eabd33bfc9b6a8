import { malaysianFormat } from '@pasar/domain/kernel/dates'
import { useI18n } from '../../../i18n/provider'

const dayFormat = malaysianFormat({ dateStyle: 'medium' })
const monthFormat = malaysianFormat({ month: 'long', year: 'numeric' })

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+08:00`)

/** A calendar day, as "2026-08-31", in the reader's language. */
export function DayText({ day }: { day: string }) {
  const { tag } = useI18n()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {dayFormat(tag).format(noonOf(day))}
    </time>
  )
}

/** A month, as "2026-08", in the reader's language. */
export const sayMonth = (tag: string, month: string): string => monthFormat(tag).format(noonOf(`${month}-15`))
