import { CONTACT_TOPICS } from '@pasar/domain/support/contact-topics'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/contact.server'
import { WriterFields } from './writer-fields'

export function ContactForm() {
  const t = useT()
  const { writer } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
  return (
    <Card as="section" edge title={t('inbox.contactForm')}>
      <Form method="post" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <Select
          label={t('inbox.topic')}
          placeholder={t('inbox.choose')}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`inbox.topic-${value}`) }))}
          {...field('topic')}
        />
        <WriterFields failure={failure} writer={writer} />
        <TextField
          label={t('inbox.orderNumber')}
          note={t('inbox.optional')}
          hint={t('inbox.orderNumberHint')}
          autoComplete="off"
          {...field('orderNumber')}
        />
        <TextArea label={t('inbox.message')} rows={6} maxLength={4_000} {...field('message')} />
        <Button type="submit" icon="send">
          {t('inbox.send')}
        </Button>
      </Form>
    </Card>
  )
}
