import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { useListingFields } from '../client/use-listing-fields'

/** What the item costs, and how many there are. */
export function ListingMoney() {
  const { t, field, view } = useListingFields()
  const { item } = view
  return (
    <Card as="section" title={t('listing.money')}>
      {item && !item.hasOwnPrice ? (
        <p className="text-ink-soft">
          {t(item.isAuction ? 'listing.fixedByBids' : 'listing.fixedByOptions')}
        </p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('listing.price')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('price')}
          />
          <TextField
            label={t('listing.originalPrice')}
            note={t('listing.optional')}
            hint={t('listing.originalPriceHint')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('originalPrice')}
          />
          <TextField
            label={t('listing.stock')}
            suffix={t('listing.pieces')}
            inputMode="numeric"
            maxLength={7}
            {...field('stock')}
          />
          <TextField label={t('listing.sku')} note={t('listing.optional')} maxLength={60} {...field('sku')} />
        </div>
      )}
    </Card>
  )
}
