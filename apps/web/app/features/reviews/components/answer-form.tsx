import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { Icon } from '../../../ui/icon'
import { FormProblem } from '../../platform/components/form-problem'

type AnswerFormProps = {
  /** Of what is answered. */
  id: string
  failure: Failure
  words: { open: string; label: string; hint: string; send: string }
}

/** A seller's answer to a review or a question, behind a row that opens; open while something is wrong with it. */
export function AnswerForm({ id, failure, words }: AnswerFormProps) {
  const t = useT()
  const own = failure?.values.intent === 'answer' && failure.values.id === id ? failure : undefined
  return (
    <details open={own !== undefined} className="group mt-1">
      <summary className="flex min-h-11 items-center gap-1 rounded-control font-semibold text-jade">
        {words.open}
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <Form method="post" noValidate className="mt-1 space-y-3">
        <FormProblem failure={own} />
        <input type="hidden" name="id" value={id} />
        <TextArea {...fieldMaker(t, own)('body')} label={words.label} hint={words.hint} rows={3} />
        <Button type="submit" name="intent" value="answer">
          {words.send}
        </Button>
      </Form>
    </details>
  )
}
