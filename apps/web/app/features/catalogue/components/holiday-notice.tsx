import { useT } from '../../../i18n/provider'
import { Notice } from '../../../ui/notice'

/** A store on holiday: from when it ships or sells again, and what its seller has to say. */
export function HolidayNotice({
  date,
  note = '',
  isHiding = false,
  className,
}: {
  date: string
  note?: string
  /** Nothing can be ordered until then. */
  isHiding?: boolean
  className?: string
}) {
  const t = useT()
  return (
    <Notice
      tone="warning"
      title={t(isHiding ? 'stores.hiddenUntil' : 'stores.shipsFrom', { date })}
      className={className}
    >
      <p>{t(isHiding ? 'stores.hiddenUntilText' : 'stores.shipsFromText')}</p>
      {note !== '' && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </Notice>
  )
}
