import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { useUnsaved } from '../client/use-unsaved'
import { NewsletterFields } from '../components/newsletter-fields'
import type { action } from '../routes/newsletter/admin-newsletter-new.server'

/** The form of a new issue; it is looked at and sent on its own page. */
export function AdminNewsletterNewPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { form } = useUnsaved(failure !== undefined)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <WorkFrame area="admin" title={t('newsletterWork.newTitle')} lead={t('newsletterWork.newLead')}>
      <Card className="max-w-wide">
        <Form ref={form} method="post" noValidate className="space-y-6">
          <FormProblem failure={failure} />
          <NewsletterFields field={fieldMaker(t, failure)} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy}>
              {t('newsletterWork.make')}
            </Button>
            <ButtonLink to="/admin/newsletter" variant="quiet">
              {t('site.back')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </WorkFrame>
  )
}
