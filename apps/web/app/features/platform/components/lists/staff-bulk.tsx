import { linkTo } from '@pasar/domain/access/link-to'
import type { StaffAction, StaffChangeList } from '@pasar/domain/moderation/staff-changes'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/forms/select'
import { ChosenBar } from './chosen-bar'

/** Ticked rows belong to it, wherever they stand. */
export const STAFF_FORM = 'chosen-records'

interface Bulk {
  list: StaffChangeList
  actions: readonly StaffAction[]
  /** The list as it is shown, so that all of it can be taken, and one comes back to it. */
  path: string
}

/** What to do with the ticked rows of a list of staff; it leads to a page that shows it before it is done. */
export function StaffBulk(bulk: Bulk) {
  const t = useT()
  return (
    <ChosenBar form={STAFF_FORM} label={t('staffChanges.bulk')}>
      {(tools) => <BulkForm {...bulk}>{tools}</BulkForm>}
    </ChosenBar>
  )
}

function BulkForm({ list, actions, path, children }: Bulk & { children: ReactNode }) {
  const t = useT()
  const query = [...new URLSearchParams(path.split('?')[1] ?? '')].filter(([name]) => name !== 'cursor')
  return (
    <form id={STAFF_FORM} method="get" action={linkTo('/admin/change/:list', { list })}>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {children}
        <div className="flex min-w-0 grow items-center gap-2 sm:grow-0">
          <Select
            label={t('staffChanges.action')}
            hideLabel
            name="do"
            options={actions.map((value) => ({ value, label: t(`staffChanges.${value}`) }))}
            className="min-w-0 grow sm:min-w-48"
          />
          <Button type="submit" variant="secondary">
            {t('staffChanges.go')}
          </Button>
        </div>
        <Button type="submit" name="all" value="1" variant="quiet" size="small">
          {t('staffChanges.takeAll')}
        </Button>
      </div>
    </form>
  )
}

/** The box of a row in such a list. */
export const chooseFor = <Row extends { id: string }>(
  titleOf: (row: Row) => string,
  idOf: (row: Row) => string = ({ id }) => id,
) => ({
  form: STAFF_FORM,
  words: 'staffChanges.bulk' as const,
  label: titleOf,
  idOf,
})
