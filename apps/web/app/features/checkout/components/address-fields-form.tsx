import { MALAYSIAN_STATES, suggestedState } from '@pasar/domain/shipping/places'
import type { FormEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import { TextField } from '../../../ui/forms/field'
import { type OptionLines, Select } from '../../../ui/forms/select'

const STATES = MALAYSIAN_STATES.map(({ code, name }) => ({ value: code, label: name }))

/** A Malaysian postcode determines the state; without scripts, the server fills it in when it is left out. */
function suggestState({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const state = currentTarget.form?.elements.namedItem('stateCode')
  if (!(state instanceof HTMLSelectElement)) return
  const suggested = suggestedState(currentTarget.value.trim(), state.value, state.dataset.filled)
  if (suggested === null) return
  state.value = suggested
  state.dataset.filled = suggested
}

/** The fields of an address that is not in the book. */
export function AddressFields({
  form,
  countries,
  failure,
}: {
  form: FormValues
  countries: OptionLines
  failure: Failure
}) {
  const t = useT()
  const field = fieldMaker(t, failure, form)
  const optional = t('checkout.optional')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <TextField label={t('checkout.fullName')} autoComplete="shipping name" {...field('fullName')} />
      <TextField
        label={t('checkout.phone')}
        type="tel"
        autoComplete="shipping tel"
        placeholder="012-345 6789"
        {...field('phone')}
      />
      <Select
        className="sm:col-span-2"
        label={t('checkout.country')}
        autoComplete="shipping country"
        options={countries}
        {...field('country')}
      />
      <TextField
        className="sm:col-span-2"
        label={t('checkout.line1')}
        autoComplete="shipping address-line1"
        {...field('line1')}
      />
      <TextField
        className="sm:col-span-2"
        label={t('checkout.line2')}
        note={optional}
        autoComplete="shipping address-line2"
        {...field('line2')}
      />
      <TextField
        label={t('checkout.postcode')}
        autoComplete="shipping postal-code"
        inputMode={form.country === 'MY' ? 'numeric' : undefined}
        onInput={suggestState}
        {...field('postcode')}
      />
      <TextField label={t('checkout.city')} autoComplete="shipping address-level2" {...field('city')} />
      <Select
        className="group-has-[[name=country]_option:not([value=MY]):checked]/address:hidden"
        label={t('checkout.state')}
        autoComplete="shipping address-level1"
        options={STATES}
        placeholder={t('checkout.chooseState')}
        {...field('stateCode')}
        error={fieldError(t, failure, 'state')}
      />
      <TextField
        className="group-has-[[name=country]_option[value=MY]:checked]/address:hidden"
        label={t('checkout.region')}
        note={optional}
        autoComplete="shipping address-level1"
        {...field('region')}
      />
    </div>
  )
}
