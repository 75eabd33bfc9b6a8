import type { Profile } from '@pasar/api'
import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { LANGUAGE_OPTIONS } from '../../../lib/language-options'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select, type SelectOption } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'

/** Name, phone, language and currency. */
export function DetailsCard({
  profile,
  currencies,
  failure,
}: {
  profile: Pick<Profile, 'name' | 'phone' | 'language' | 'currency'>
  currencies: readonly SelectOption[]
  failure: Failure
}) {
  const t = useT()
  const isBusy = useNavigation().state === 'submitting'
  const { name, phone, language, currency } = profile
  const field = fieldMaker(t, failure, { name, phone: phone ?? '', language, currency })
  return (
    <Card as="section" title={t('profile.details')}>
      {/* Made anew with what was saved: a phone comes back in another form than it was typed in. */}
      <Form key={JSON.stringify(profile)} method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <FormProblem failure={failure} className="sm:col-span-2" />
        <TextField label={t('profile.name')} dir="auto" autoComplete="name" {...field('name')} />
        <TextField
          label={t('profile.phone')}
          note={t('checkout.optional')}
          type="tel"
          autoComplete="tel"
          hint={t('profile.phoneHint')}
          {...field('phone')}
        />
        <Select label={t('profile.language')} options={LANGUAGE_OPTIONS} {...field('language')} />
        <Select
          label={t('profile.currency')}
          options={currencies}
          hint={t('profile.currencyHint')}
          {...field('currency')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" loading={isBusy} loadingLabel={t('profile.saving')}>
            {t('profile.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
