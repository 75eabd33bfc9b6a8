import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { AddressFields } from '../../checkout/components/address-fields-form'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import type { action, loader } from '../routes/profile-address.server'

/** One address of the book: a new one, or one to be put right. */
export function AddressPage() {
  const t = useT()
  const { form, isNew, isDefault, countries } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const base = useProfileBase()
  return (
    <ProfileFrame>
      <Card as="section">
        <h1 className="mb-4 text-lg font-bold">{t(isNew ? 'profile.newAddress' : 'profile.editAddress')}</h1>
        <Form method="post" noValidate className="group/address space-y-4">
          <FormProblem failure={failure} />
          <AddressFields form={failure?.values ?? form} countries={countries} failure={failure} />
          {!isDefault && (
            <Checkbox
              name="isDefault"
              label={t('profile.useAsDefault')}
              defaultChecked={failure?.values.isDefault === 'on'}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy} loadingLabel={t('profile.saving')}>
              {t('profile.saveAddress')}
            </Button>
            <ButtonLink to={linkTo(`${base}/addresses`)} variant="quiet">
              {t('site.back')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </ProfileFrame>
  )
}
