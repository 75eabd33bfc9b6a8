import { MAX_ITEM_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@pasar/domain/selling/listing-limits'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { describeCondition } from '../../catalogue/client/facet-words'
import { describeCategory } from '../../platform/client/category-words'
import { useListingFields } from '../client/use-listing-fields'
import { MarkdownField } from './markdown-field'

const CONDITIONS = ['new', 'like_new', 'used'] as const

/** What the item is, and which store sells it. */
export function ListingAbout() {
  const { t, field, view } = useListingFields()
  const { stores, categories } = view
  return (
    <Card as="section" edge title={t('listing.about')}>
      <div className="space-y-4">
        <TextField
          label={t('listing.name')}
          hint={t('listing.nameHint')}
          maxLength={MAX_TITLE_LENGTH}
          {...field('title')}
        />
        <MarkdownField
          label={t('listing.description')}
          hint={t('listing.descriptionHint')}
          rows={8}
          maxLength={MAX_ITEM_TEXT_LENGTH}
          {...field('description')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Select
            label={t('listing.category')}
            placeholder={t('listing.choose')}
            options={categories.map((value) => ({ value, label: describeCategory(t, value) }))}
            {...field('category')}
          />
          <Select
            label={t('listing.condition')}
            options={CONDITIONS.map((value) => ({ value, label: describeCondition(t, value) }))}
            {...field('condition')}
          />
          <Select label={t('listing.store')} options={stores} {...field('storeId')} />
        </div>
      </div>
    </Card>
  )
}
