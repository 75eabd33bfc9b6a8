import { MAX_PLAN_NOTE } from '@pasar/domain/planner/limits'
import { useT } from '../../../i18n/provider'
import type { fieldMaker } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** How many pieces are wanted, a note about them, and the day by which they are needed. */
export function WantedFields({
  field,
  dayClass,
}: {
  field: ReturnType<typeof fieldMaker>
  dayClass?: string
}) {
  const t = useT()
  return (
    <>
      <TextField
        {...field('quantity')}
        label={t('planner.quantity')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...field('note')} label={t('planner.note')} maxLength={MAX_PLAN_NOTE} autoComplete="off" />
      <TextField {...field('wantedBy')} label={t('planner.wantedBy')} type="date" className={dayClass} />
    </>
  )
}
