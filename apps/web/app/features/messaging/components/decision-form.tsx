import { MAX_REJECTION_LENGTH } from '@pasar/domain/messaging/messages'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'

interface Choice {
  intent: string
  text: string
}

/** An admin lets a message stand or not, with a reason for its sender. */
export function DecisionForm({
  report,
  failure,
  keep,
  drop,
}: {
  /** What it decides about, where that is not the message itself. */
  report?: string
  failure: Failure
  keep: Choice
  drop: Choice
}) {
  const t = useT()
  return (
    <Form method="post" noValidate className="mt-4 space-y-3">
      <FormProblem failure={failure} />
      {report !== undefined && <input type="hidden" name="report" value={report} />}
      <TextField
        {...fieldMaker(t, failure)('reason')}
        label={t('messageWork.reason')}
        note={t('messageWork.reasonNote')}
        hint={t('messageWork.reasonHint')}
        maxLength={MAX_REJECTION_LENGTH}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={keep.intent} icon="check">
          {keep.text}
        </Button>
        <Button type="submit" name="intent" value={drop.intent} variant="danger" icon="close">
          {drop.text}
        </Button>
      </div>
    </Form>
  )
}
