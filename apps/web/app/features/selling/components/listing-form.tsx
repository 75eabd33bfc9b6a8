import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '../../../ui/button'
import { FormProblem } from '../../platform/components/form-problem'
import { useFilledFrom } from '../client/filled-from'
import { useListingFields } from '../client/use-listing-fields'
import { ListingAbout } from './listing-about'
import { ListingAttributes } from './listing-attributes'
import { ListingAuction } from './listing-auction'
import { DraftKeeper } from './listing-draft'
import { DOWNLOAD_ONLY, ListingFiles, SHIPPED_ONLY } from './listing-files'
import { AUCTION_ONLY, FIXED_ONLY, FORM_GROUP, ListingFormat } from './listing-format'
import { ListingMoney } from './listing-money'
import { ListingOptions } from './listing-options'
import { ListingParcel } from './listing-parcel'
import { ListingPictures } from './listing-pictures'
import { ListingSchedule } from './listing-schedule'
import { ListingService } from './listing-service'

/** The details of an item. */
export function ListingForm({ setOwn }: { setOwn: (version: number) => void }) {
  const { t, failure, typed, view } = useListingFields()
  const { item } = view
  // What is typed stays when a draft is thrown away, and with it what it was filled from.
  const { version, seenStock } = useFilledFrom(view, failure, typed)
  /** Out as a download: it stays one. */
  const isDownload = item?.isVirtual === true && item.status !== 'draft'
  const isDraft = !item || item.status === 'draft'
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={`max-w-wide space-y-6 ${FORM_GROUP}`}
    >
      <FormProblem failure={failure} />
      {item && (
        <>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="seenStock" value={seenStock} />
        </>
      )}
      <ListingAbout />
      <ListingAttributes />
      <ListingPictures />
      <ListingFormat />
      <ListingAuction className={AUCTION_ONLY} />
      <div className={`space-y-6 ${FIXED_ONLY}`}>
        <ListingMoney />
        <ListingOptions />
        {!isDownload && <ListingService />}
        {(isDownload || isDraft) && <ListingFiles className={isDownload ? undefined : DOWNLOAD_ONLY} />}
      </div>
      {!isDownload && <ListingParcel className={SHIPPED_ONLY} />}
      {isDraft && <ListingSchedule />}
      <div className="flex flex-wrap gap-3">
        {isDraft ? (
          <>
            <Button type="submit" name="intent" value="publish" icon="check">
              {t('listing.publish')}
            </Button>
            <Button type="submit" name="intent" value="draft" variant="secondary">
              {t('listing.saveDraft')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" name="intent" value="save" icon="check">
              {t('listing.save')}
            </Button>
            <Button type="submit" name="intent" value="keep" variant="secondary">
              {t('drafts.keep')}
            </Button>
          </>
        )}
        <Button type="submit" name="intent" value="preview" variant="secondary" icon="eye">
          {t('drafts.preview')}
        </Button>
        <ButtonLink to="/my-products" variant="quiet">
          {t('listing.toProducts')}
        </ButtonLink>
      </div>
      <DraftKeeper itemVersion={Number(version)} setOwn={setOwn} />
    </Form>
  )
}
