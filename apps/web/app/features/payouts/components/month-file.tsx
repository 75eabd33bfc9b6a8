import { useI18n } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/forms/select'
import { namePeriod } from '../client/entry-words'

/** Fetches a file of a month. A plain form: a script would take the file for a page. */
export function MonthFile({
  action,
  months,
  label,
}: {
  action: string
  months: readonly string[]
  label: string
}) {
  const { t, tag } = useI18n()
  return (
    <form method="get" action={action} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Select
        label={t('books.month')}
        name="month"
        options={months.map((value) => ({ value, label: namePeriod(tag, value) }))}
      />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
