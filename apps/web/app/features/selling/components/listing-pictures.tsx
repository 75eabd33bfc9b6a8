import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { MAX_ALT_LENGTH, MAX_LISTING_BYTES } from '@pasar/domain/selling/listing-limits'
import { type ChangeEvent, useState } from 'react'
import { fieldError } from '../../../lib/forms/failure'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { useListingFields } from '../client/use-listing-fields'

/** The pictures there are, and more to come. */
export function ListingPictures() {
  const { t, failure, view } = useListingFields()
  const { item, isTooHeavy } = view
  const [isHeavy, setHeavy] = useState(isTooHeavy)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const sum = [...(currentTarget.files ?? [])].reduce((bytes, { size }) => bytes + size, 0)
    setHeavy(sum > MAX_LISTING_BYTES)
  }
  const problem = fieldError(t, failure, 'pictures') ?? fieldError(t, failure, 'picture')
  return (
    <Card as="section" title={t('listing.pictures')}>
      <div className="space-y-4">
        {item?.pictures.map(({ key, blur, alt }, at) => (
          <KeptPicture key={key} pictureKey={key} blur={blur} alt={alt} number={at + 1} />
        ))}
        <TextField
          label={t('listing.addPictures')}
          note={t('listing.optional')}
          type="file"
          name="pictures"
          multiple
          accept={PICTURE_TYPES.join(',')}
          hint={t('listing.picturesHint')}
          onChange={weigh}
          error={
            isHeavy || failure?.code === 'TOO_LARGE'
              ? t('listing.picturesHeavy')
              : (problem ?? (failure?.values.pictures ? t('listing.picturesAgain') : undefined))
          }
        />
      </div>
    </Card>
  )
}

function KeptPicture(picture: { pictureKey: string; blur: string; alt: string; number: number }) {
  const { t, failure, view } = useListingFields()
  const { pictureKey: key, blur, alt, number } = picture
  const main = failure?.values.main
  return (
    <fieldset className="flex flex-wrap gap-4 border-b border-line pb-4">
      <legend className="sr-only">{t('listing.picture', { number })}</legend>
      <ItemPicture
        pictureKey={key}
        alt=""
        sizes="96px"
        blur={blur}
        className="size-24 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-52 grow">
        <TextField
          label={t('listing.alt', { number })}
          hint={t('listing.altHint')}
          maxLength={MAX_ALT_LENGTH}
          name={`alt-${key}`}
          defaultValue={failure?.values[`alt-${key}`] ?? view.fields[`alt-${key}`] ?? alt}
          error={fieldError(t, failure, `alt-${key}`)}
        />
        <div className="mt-2 flex flex-wrap gap-x-6">
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="main"
              value={key}
              defaultChecked={main === undefined ? number === 1 : main === key}
              className="size-5 accent-jade"
            />
            {t('listing.main')}
          </label>
          <Checkbox
            name={`drop-${key}`}
            label={t('listing.dropPicture', { number })}
            defaultChecked={failure?.values[`drop-${key}`] === 'on'}
          />
        </div>
      </div>
    </fieldset>
  )
}
