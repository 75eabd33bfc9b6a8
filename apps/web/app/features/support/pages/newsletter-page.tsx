import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import type { action } from '../routes/newsletter.server'

/** Where the footer's form lands without scripts when the email was not right. */
export function NewsletterPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  return (
    <div className="mx-auto max-w-dialog px-4 py-10">
      <Card edge>
        <Form method="post" noValidate className="space-y-4">
          <div>
            <h1 className="text-xl font-bold">{t('site.newsletter')}</h1>
            <p className="text-ink-soft">{t('site.newsletterLead')}</p>
          </div>
          <FormProblem failure={failure} />
          <TextField
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            required
            {...fieldMaker(t, failure)('email')}
          />
          <Button type="submit" block>
            {t('site.subscribe')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
