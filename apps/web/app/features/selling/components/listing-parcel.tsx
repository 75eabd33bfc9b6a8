import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { useListingFields } from '../client/use-listing-fields'
import { ZonePrices } from './zone-prices'

/** What is sent, and from where. */
export function ListingParcel({ className }: { className?: string }) {
  const { t, field, view } = useListingFields()
  const { countries } = view
  const side = { suffix: 'cm', inputMode: 'numeric', maxLength: 7, note: t('listing.optional') } as const
  return (
    <Card as="section" title={t('listing.parcel')} className={className}>
      <div className="space-y-4">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-4">
          <TextField
            label={t('listing.weight')}
            suffix="g"
            inputMode="numeric"
            maxLength={7}
            {...field('weight')}
          />
          <TextField label={t('listing.length')} {...side} {...field('length')} />
          <TextField label={t('listing.width')} {...side} {...field('width')} />
          <TextField label={t('listing.height')} {...side} {...field('height')} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('listing.shipsFrom')}
            options={countries}
            autoComplete="off"
            {...field('shipsFrom')}
          />
          <TextField
            label={t('listing.baseShipping')}
            note={t('listing.optional')}
            hint={t('listing.baseShippingHint')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('baseShipping')}
          />
        </div>
        <ZonePrices />
      </div>
    </Card>
  )
}
