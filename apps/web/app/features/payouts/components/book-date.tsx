import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { StaffFilter } from '../../moderation/components/staff-list'

/** The day at whose end the books are shown. */
export function BookDate({ date }: { date: string }) {
  const t = useT()
  return (
    <StaffFilter filter={date} className="sm:grid-cols-[14rem_auto] sm:justify-start">
      <TextField label={t('books.date')} type="date" name="date" defaultValue={date} />
      <Button type="submit" variant="secondary">
        {t('books.show')}
      </Button>
    </StaffFilter>
  )
}
