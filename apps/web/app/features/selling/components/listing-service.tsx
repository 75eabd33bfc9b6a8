import { DOWNLOAD } from '@pasar/domain/selling/listing-limits'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { useListingFields } from '../client/use-listing-fields'

/** Whether the item is shipped, downloaded or a service, and where that takes place. */
export function ListingService() {
  const { t, field } = useListingFields()
  return (
    <Card as="section" title={t('services.kindTitle')}>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Select
          label={t('services.kind')}
          hint={t('services.kindHint')}
          options={[
            { value: '', label: t('services.kindGoods') },
            { value: DOWNLOAD, label: t('itemFiles.kindDownload') },
            { value: 'buyer', label: t('services.kindBuyer') },
            { value: 'seller', label: t('services.kindSeller') },
            { value: 'remote', label: t('services.kindRemote') },
          ]}
          {...field('servicePlace')}
        />
        <TextField
          label={t('services.area')}
          hint={t('services.areaHint')}
          maxLength={120}
          {...field('serviceArea')}
        />
      </div>
    </Card>
  )
}
