import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { useListingFields } from '../client/use-listing-fields'

const AMOUNT = { prefix: 'RM', inputMode: 'decimal', maxLength: 20 } as const

/** What the item costs, and how many there are; with options that is asked for each combination. */
export function ListingMoney() {
  const { t, field, view, rows } = useListingFields()
  const isNew = view.item === null || view.item.status === 'draft'
  const before = (
    <TextField
      label={t('listing.originalPrice')}
      note={t('listing.optional')}
      hint={view.wasLimit ? t('products.wasLimit', view.wasLimit) : t('products.wasNone')}
      {...AMOUNT}
      {...field('originalPrice')}
    />
  )
  return (
    <Card as="section" title={t('listing.money')}>
      {rows.length > 0 ? (
        <div className="space-y-4">
          <p className="text-ink-soft">{t('variants.inTable')}</p>
          <div className="sm:max-w-96">{before}</div>
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField label={t('listing.price')} {...AMOUNT} {...field('price')} />
          {before}
          <TextField
            label={t('listing.stock')}
            {...(isNew && { hint: t('listing.stockHint') })}
            suffix={t('listing.pieces')}
            inputMode="numeric"
            maxLength={7}
            {...field('stock')}
          />
          <TextField label={t('listing.sku')} note={t('listing.optional')} maxLength={60} {...field('sku')} />
          <TextField
            label={t('listing.gtin')}
            note={t('listing.optional')}
            hint={t('listing.gtinHint')}
            inputMode="numeric"
            maxLength={24}
            {...field('gtin')}
          />
        </div>
      )}
    </Card>
  )
}
