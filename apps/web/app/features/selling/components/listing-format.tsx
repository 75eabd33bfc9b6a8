import { useIsOn } from '../../../lib/use-root'
import { Card } from '../../../ui/card'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { useListingFields } from '../client/use-listing-fields'

/** With a class below, a part of the form is hidden where another format is chosen. Works without scripts. */
const AUCTION_ID = 'sold-by-auction'
export const FORM_GROUP = 'group/listing'
export const FIXED_ONLY = 'group-has-[#sold-by-auction:checked]/listing:hidden'
export const AUCTION_ONLY = 'group-not-has-[#sold-by-auction:checked]/listing:hidden'

/** Whether the item is sold at a fixed price or by auction; what is out stays what it is. */
export function ListingFormat() {
  const { t, field, view } = useListingFields()
  const { item } = view
  const { defaultValue = 'fixed', error } = field('format')
  const isLocked = !useIsOn('auctions') && defaultValue !== 'auction'
  if (item?.isVirtual) return null
  const isOut = item !== null && item.status !== 'draft'
  return (
    <Card as="section" title={t('ownAuctions.format')}>
      <RadioCards
        legend={t('ownAuctions.format')}
        hideLegend
        error={error}
        className="[&>div]:sm:grid-cols-2"
      >
        {(['fixed', 'auction'] as const).map((format) => (
          <RadioCard
            key={format}
            id={format === 'auction' ? AUCTION_ID : undefined}
            name="format"
            value={format}
            title={t(`ownAuctions.${format}`)}
            defaultChecked={defaultValue === format}
            disabled={(isOut && defaultValue !== format) || (isLocked && format === 'auction')}
            aria-invalid={error !== undefined && format === defaultValue ? true : undefined}
          >
            {t(isLocked && format === 'auction' ? 'errors.AUCTIONS_OFF' : `ownAuctions.${format}Text`)}
          </RadioCard>
        ))}
      </RadioCards>
    </Card>
  )
}
