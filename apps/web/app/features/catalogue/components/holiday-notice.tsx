import { useT } from '../../../i18n/provider'
import { Notice } from '../../../ui/notice'

/** A store on holiday: from when it ships again, and what its seller has to say. */
export function HolidayNotice({
  date,
  note = '',
  className,
}: {
  date: string
  note?: string
  className?: string
}) {
  const t = useT()
  return (
    <Notice tone="warning" title={t('stores.shipsFrom', { date })} className={className}>
      <p>{t('stores.shipsFromText')}</p>
      {note !== '' && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </Notice>
  )
}
