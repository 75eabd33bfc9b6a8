import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextField } from '../../../../ui/forms/field'
import { FormProblem } from '../../../platform/components/form-problem'
import type { action, loader } from '../../routes/admin-bank-statement.server'

/** What a draft would do, and the two ways out of it. */
export function DecideStatement() {
  const t = useT()
  const { counts, statement } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.failure
  const failure = refused?.values.intent === 'map' ? undefined : refused
  const countOf = (wanted: string): number => counts.find(({ finding }) => finding === wanted)?.count ?? 0
  const field = fieldMaker(t, failure, { returnNote: t('bankStatements.returnNoteUsual') })
  return (
    <Card as="section" edge title={t('bankStatements.decide')}>
      <FormProblem failure={failure} className="mb-4" />
      <ul className="mb-4 list-disc space-y-1 pl-5">
        <li>{t('bankStatements.willPay', { count: countOf('paid') })}</li>
        <li>{t('bankStatements.willFail', { count: countOf('failed') })}</li>
        <li>{t('bankStatements.willStay')}</li>
      </ul>
      {statement.lineCount > 0 && (
        <Form method="post" noValidate>
          <input type="hidden" name="intent" value="confirm" />
          <TextField
            label={t('bankStatements.returnNote')}
            hint={t('bankStatements.returnNoteHint')}
            maxLength={200}
            className="mb-4"
            {...field('returnNote')}
          />
          <Button type="submit" icon="check">
            {t('bankStatements.confirm')}
          </Button>
        </Form>
      )}
      <Form method="post" className="mt-5 border-t border-line pt-5">
        <input type="hidden" name="intent" value="discard" />
        <Button type="submit" variant="secondary">
          {t('bankStatements.discard')}
        </Button>
      </Form>
    </Card>
  )
}
