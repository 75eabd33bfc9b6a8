import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/accessibility.server'
import { WriterFields } from './writer-fields'

/** For those whom something gets in the way of. */
export function NoteForm() {
  const t = useT()
  const { writer } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
  return (
    <Card as="section" edge title={t('inbox.noteForm')}>
      <Form method="post" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <WriterFields failure={failure} writer={writer} />
        <TextField
          label={t('inbox.page')}
          note={t('inbox.optional')}
          hint={t('inbox.pageHint')}
          {...field('page')}
        />
        <TextArea label={t('inbox.noteMessage')} rows={6} maxLength={4_000} {...field('message')} />
        <Button type="submit" icon="send">
          {t('inbox.send')}
        </Button>
      </Form>
    </Card>
  )
}
