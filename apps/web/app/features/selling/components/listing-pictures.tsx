import { cropField, writeOrder } from '@pasar/domain/platform/picture-forms'
import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { MAX_LISTING_BYTES } from '@pasar/domain/selling/listing-limits'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { fieldError } from '../../../lib/forms/failure'
import { useHydrated } from '../../../lib/use-hydrated'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { keysOf } from '../client/picture-list'
import { useListingFields } from '../client/use-listing-fields'
import { usePictures } from '../client/use-pictures'
import { AddPictures } from './pictures/add-pictures'
import { LeaveWatch } from './pictures/leave-watch'
import { PictureGrid } from './pictures/picture-grid'

/** The pictures there are, and more to come. */
export function ListingPictures() {
  const { t, failure } = useListingFields()
  const isHydrated = useHydrated()
  const pictures = usePictures()
  const { entries, leftOut } = pictures
  const order = writeOrder(keysOf(entries))
  const field = useRef<HTMLInputElement>(null)
  const seen = useRef(order)
  useEffect(() => {
    if (seen.current === order) return
    seen.current = order
    // The form is saved as a draft after what is typed; nobody types an order.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [order])
  return (
    <Card as="section" title={t('listing.pictures')}>
      <div className="space-y-4">
        <input ref={field} type="hidden" name="order" value={order} />
        {entries.map(
          (entry) =>
            entry.kind === 'picture' &&
            entry.before && (
              <input key={entry.id} type="hidden" name={cropField(entry.key)} value={entry.before.key} />
            ),
        )}
        <p className="max-w-text text-sm text-ink-soft">
          {t(isHydrated ? 'listingPictures.lead' : 'listing.picturesHint')}
        </p>
        {entries.length > 0 && <PictureGrid pictures={pictures} />}
        {leftOut.length > 0 && (
          <Notice tone="warning" live title={t('listingPictures.leftOut', { names: leftOut.join(', ') })} />
        )}
        {isHydrated ? (
          <AddPictures pictures={pictures} error={fieldError(t, failure, 'pictures')} />
        ) : (
          <ChooseFiles add={pictures.add} hasPictures={entries.length > 0} />
        )}
        <LeaveWatch isBusy={pictures.isBusy} hasFailed={pictures.hasFailed} />
      </div>
    </Card>
  )
}

/** Without scripts files are sent with the form: at once, or when it is saved. */
function ChooseFiles({ add, hasPictures }: { add: (files: readonly File[]) => void; hasPictures: boolean }) {
  const { t, failure, typed } = useListingFields()
  const field = useRef<HTMLInputElement>(null)
  // What was chosen before the scripts were there is sent by them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before this gives way
  useEffect(() => {
    const files = [...(field.current?.files ?? [])]
    if (files.length > 0) add(files)
  }, [])
  const [isHeavy, setHeavy] = useState(false)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const sum = [...(currentTarget.files ?? [])].reduce((bytes, { size }) => bytes + size, 0)
    setHeavy(sum > MAX_LISTING_BYTES)
  }
  const problem = fieldError(t, failure, 'pictures') ?? fieldError(t, failure, 'picture')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        ref={field}
        label={t('listing.addPictures')}
        {...(hasPictures && { note: t('listing.optional') })}
        type="file"
        name="pictures"
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={weigh}
        className="max-w-full min-w-0 grow [&_input]:min-w-0"
        error={
          isHeavy || failure?.code === 'TOO_LARGE'
            ? t('listing.picturesHeavy')
            : (problem ?? (typed?.pictures ? t('listing.picturesAgain') : undefined))
        }
      />
      <Button type="submit" name="intent" value="upload" variant="secondary">
        {t('listingPictures.uploadNow')}
      </Button>
    </div>
  )
}
