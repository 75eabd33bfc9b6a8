import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/careers-apply.server'
import { WriterFields } from './writer-fields'

/** An application with its CV. */
export function JobForm() {
  const t = useT()
  const { writer, posts, wanted } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, { post: wanted })
  const cvError = failure?.code === 'TOO_LARGE' ? t('errors.CV_TOO_HEAVY') : fieldError(t, failure, 'cv')
  return (
    <Card as="section" edge>
      <Form method="post" encType="multipart/form-data" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <Select
          label={t('inbox.post')}
          placeholder={t('inbox.postNone')}
          options={posts}
          {...field('post')}
        />
        <WriterFields failure={failure} writer={writer} />
        <TextField label={t('inbox.phone')} type="tel" autoComplete="tel" {...field('phone')} />
        <TextArea label={t('inbox.why')} rows={6} maxLength={4_000} {...field('message')} />
        <TextField
          label={t('inbox.cv')}
          type="file"
          name="cv"
          accept="application/pdf,.pdf"
          hint={t('inbox.cvHint')}
          error={cvError ?? (failure?.values.cv ? t('inbox.cvAgain') : undefined)}
        />
        <Button type="submit" icon="send">
          {t('inbox.apply')}
        </Button>
      </Form>
    </Card>
  )
}
