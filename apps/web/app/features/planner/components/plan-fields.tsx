import { MAX_PLAN_TITLE } from '@pasar/domain/planner/limits'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import { TextField } from '../../../ui/forms/field'

/** Name, date and budget of a list. */
export function PlanFields({ failure, values }: { failure: Failure; values: Partial<FormValues> }) {
  const t = useT()
  const field = fieldMaker(t, failure, values)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        {...field('title')}
        label={t('planner.name')}
        maxLength={MAX_PLAN_TITLE}
        required
        autoComplete="off"
      />
      <TextField {...field('day')} label={t('planner.day')} type="date" required />
      <TextField
        {...field('budget')}
        label={t('planner.budget')}
        prefix="RM"
        inputMode="decimal"
        required
        autoComplete="off"
      />
    </div>
  )
}
