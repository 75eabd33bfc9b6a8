import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { useListingFields } from '../client/use-listing-fields'

/** When a draft goes on sale by itself. */
export function ListingSchedule() {
  const { t, field } = useListingFields()
  return (
    <Card as="section" title={t('products.scheduleTitle')}>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('products.saleStart')}
          note={t('listing.optional')}
          hint={t('products.saleStartHint')}
          type="datetime-local"
          className="min-w-64"
          {...field('onSaleAt')}
        />
        <Button
          type="submit"
          name="intent"
          value="schedule"
          variant="secondary"
          icon="clock"
          className="mt-6"
        >
          {t('products.schedule')}
        </Button>
      </div>
    </Card>
  )
}
