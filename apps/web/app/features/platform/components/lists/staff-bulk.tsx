import { linkTo } from '@pasar/domain/access/link-to'
import type { StaffAction, StaffChangeList } from '@pasar/domain/moderation/staff-changes'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/forms/select'
import { tickAll, useTicked } from '../../client/use-ticked'

/** Ticked rows belong to it, wherever they stand. */
export const STAFF_FORM = 'chosen-records'

interface Bulk {
  list: StaffChangeList
  actions: readonly StaffAction[]
  /** The list as it is shown, so that all of it can be taken, and one comes back to it. */
  path: string
}

/**
 * What to do with the ticked rows of a list of staff; it leads to a page that shows it before it is done. It stands below the rows:
 * with scripts as a bar at the bottom of the window once something is ticked, without as a line that opens.
 */
export function StaffBulk(bulk: Bulk) {
  const t = useT()
  const ticked = useTicked(STAFF_FORM)
  if (ticked === null)
    return (
      <details className="mt-4 rounded-card border border-line bg-surface px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t('staffChanges.bulk')}
        </summary>
        <BulkForm {...bulk} className="pb-4" />
      </details>
    )
  // The boxes name the form, and what is ticked anew finds it.
  if (ticked.count === 0) return null
  return (
    <section
      aria-label={t('staffChanges.bulk')}
      className="chosen-bar sticky bottom-2 z-20 mt-4 rounded-card border border-jade bg-surface p-3 shadow-float short:static"
    >
      <BulkForm {...bulk}>
        <output className="text-sm font-semibold tabular-nums">
          {t('listTools.ticked', { count: ticked.count })}
        </output>
        <Button type="button" variant="quiet" size="small" onClick={() => tickAll(STAFF_FORM, false)}>
          {t('listTools.untickAll')}
        </Button>
      </BulkForm>
    </section>
  )
}

function BulkForm({
  list,
  actions,
  path,
  children,
  className,
}: Bulk & { children?: ReactNode; className?: string }) {
  const t = useT()
  const query = [...new URLSearchParams(path.split('?')[1] ?? '')].filter(([name]) => name !== 'cursor')
  return (
    <form id={STAFF_FORM} method="get" action={linkTo('/admin/change/:list', { list })} className={className}>
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
export const chooseFor = <Row,>(titleOf: (row: Row) => string) => ({
  form: STAFF_FORM,
  words: 'staffChanges.bulk' as const,
  label: titleOf,
})
