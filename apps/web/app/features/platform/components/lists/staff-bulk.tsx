import { linkTo } from '@pasar/domain/access/link-to'
import type { StaffAction, StaffChangeList } from '@pasar/domain/moderation/staff-changes'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/forms/select'
import { TickAll } from './tick-all'

/** Ticked rows belong to it, wherever they stand. */
export const STAFF_FORM = 'chosen-records'

/** What to do with the ticked rows of a list of staff; it leads to a page that shows it before it is done. */
export function StaffBulk({
  list,
  actions,
  path,
}: {
  list: StaffChangeList
  actions: readonly StaffAction[]
  /** The list as it is shown, so that all of it can be taken, and one comes back to it. */
  path: string
}) {
  const t = useT()
  const query = [...new URLSearchParams(path.split('?')[1] ?? '')].filter(([name]) => name !== 'cursor')
  return (
    <section
      aria-label={t('staffChanges.bulk')}
      className="mb-4 flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <form
        id={STAFF_FORM}
        method="get"
        action={linkTo('/admin/change/:list', { list })}
        className="flex flex-wrap items-start gap-3"
      >
        {query.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          label={t('staffChanges.action')}
          name="do"
          options={actions.map((value) => ({ value, label: t(`staffChanges.${value}`) }))}
          className="min-w-48"
        />
        <Button type="submit" variant="secondary" className="mt-6">
          {t('staffChanges.go')}
        </Button>
        <Button type="submit" name="all" value="1" variant="quiet" className="mt-6">
          {t('staffChanges.takeAll')}
        </Button>
      </form>
      <TickAll form={STAFF_FORM} />
    </section>
  )
}

/** The box of a row in such a list. */
export const chooseFor = <Row,>(titleOf: (row: Row) => string) => ({
  form: STAFF_FORM,
  words: 'staffChanges.bulk' as const,
  label: titleOf,
})
