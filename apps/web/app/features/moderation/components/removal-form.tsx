import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'

/** Removes what somebody has written, with a reason that its author reads. @param name of the field of the reason */
export function RemovalForm({
  id,
  text,
  name,
  maxLength,
  failure,
}: {
  id: string
  text: string
  name: 'note' | 'reason'
  maxLength: number
  failure: Failure
}) {
  const t = useT()
  const own = failure?.values.intent === 'remove' && failure.values.id === id ? failure : undefined
  return (
    <Disclosure summary={text} open={own !== undefined}>
      <Form method="post" noValidate className="space-y-3">
        <FormProblem failure={own} />
        <input type="hidden" name="id" value={id} />
        <TextArea
          {...fieldMaker(t, own)(name)}
          label={t('reportWork.removeNote')}
          required
          rows={2}
          maxLength={maxLength}
        />
        <Button type="submit" name="intent" value="remove" variant="danger" size="small" icon="close">
          {text}
        </Button>
      </Form>
    </Disclosure>
  )
}
