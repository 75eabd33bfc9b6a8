import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Html } from '../../../ui/html'
import { NEW_ADDRESS } from '../client/address-fields'
import type { CheckoutView } from '../server/checkout-view.server'
import { AddressFields } from './address-fields-form'

/**
 * Where it goes: an address of the book, or the fields of another one. Which fields show follows from what is
 * chosen, by style rules alone; a browser that does not know them shows all, and the server takes what counts.
 */
export function AddressSection({ view, failure }: { view: CheckoutView; failure: Failure }) {
  const t = useT()
  const { addresses, countries, form } = view
  return (
    <div className="group/address space-y-4">
      {addresses.length === 0 ? (
        <input type="hidden" name="addressId" value={NEW_ADDRESS} />
      ) : (
        <RadioCards legend={t('checkout.deliverTo')} hideLegend error={fieldError(t, failure, 'address')}>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="addressId"
              value={address.id}
              data-saved=""
              defaultChecked={form.addressId === address.id}
              title={address.fullName}
              aside={<span className="text-sm text-ink-soft tabular-nums">{address.phone}</span>}
            >
              {address.line}
            </RadioCard>
          ))}
          <RadioCard
            name="addressId"
            value={NEW_ADDRESS}
            defaultChecked={form.addressId === NEW_ADDRESS}
            title={t('checkout.anotherAddress')}
          />
        </RadioCards>
      )}
      <Html html={view.correction} className="empty:hidden" />
      <div className="group-has-[[data-saved]:checked]/address:hidden">
        <AddressFields form={form} countries={countries} failure={failure} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="intent" value="update" variant="secondary" icon="refresh">
          {t('checkout.update')}
        </Button>
        <p className="text-sm text-ink-soft">{t('checkout.updateHint')}</p>
      </div>
    </div>
  )
}
