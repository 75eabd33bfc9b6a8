import { useT } from '../../../../i18n/provider'
import { buttonClass } from '../../../../ui/button-class'

/** A file with all that the filters of a list show. */
export function CsvLink({
  to,
  note,
}: {
  to: string /** What is in it, where that is not plain. */
  note?: string
}) {
  const t = useT()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <a href={to} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {t('listTools.csv')}
      </a>
      {note !== undefined && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  )
}
