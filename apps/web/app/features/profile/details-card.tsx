import { LANGUAGE_NAME, LANGUAGES } from '@pasar/domain/languages'
import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { type Failure, fieldError, formError } from '../../lib/failure'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { TextField } from '../../ui/field'
import { Notice } from '../../ui/notice'
import { Select, type SelectOption } from '../../ui/select'
import type { ProfileView } from './profile-page'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))

/** Name, phone, language and currency. */
export function DetailsCard({
  profile,
  currencies,
  failure,
}: {
  profile: ProfileView
  currencies: readonly SelectOption[]
  failure: Failure
}) {
  const t = useT()
  const isBusy = useNavigation().state === 'submitting'
  const problem = formError(t, failure)
  return (
    <Card as="section" title={t('profile.details')}>
      {/* Made anew with what was saved: a phone comes back in another form than it was typed in. */}
      <Form key={JSON.stringify(profile)} method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        {problem && <Notice tone="error" title={problem} live className="sm:col-span-2" />}
        <TextField
          label={t('profile.name')}
          name="name"
          dir="auto"
          autoComplete="name"
          defaultValue={failure?.values.name ?? profile.name}
          error={fieldError(t, failure, 'name')}
        />
        <TextField
          label={t('profile.phone')}
          note={t('checkout.optional')}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t('profile.phoneHint')}
          defaultValue={failure?.values.phone ?? profile.phone ?? ''}
          error={fieldError(t, failure, 'phone')}
        />
        <Select
          label={t('profile.language')}
          name="language"
          options={LANGUAGE_OPTIONS}
          defaultValue={failure?.values.language ?? profile.language}
          error={fieldError(t, failure, 'language')}
        />
        <Select
          label={t('profile.currency')}
          name="currency"
          options={currencies}
          hint={t('profile.currencyHint')}
          defaultValue={failure?.values.currency ?? profile.currency}
          error={fieldError(t, failure, 'currency')}
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
