import { Form, useActionData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BannerFields } from '../components/banner-fields'
import type { action } from '../routes/banners/admin-banner-new.server'

/** The form of a new banner; its picture comes next. */
export function AdminBannerNewPage() {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  return (
    <WorkFrame area="admin" title={t('bannerWork.newTitle')} lead={t('bannerWork.newLead')}>
      <Card className="max-w-wide">
        <Form method="post" noValidate className="space-y-6">
          <FormProblem failure={failure} />
          <BannerFields field={fieldMaker(t, failure, { position: '1' })} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy}>
              {t('bannerWork.make')}
            </Button>
            <ButtonLink to="/admin/banners" variant="quiet">
              {t('site.back')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </WorkFrame>
  )
}
