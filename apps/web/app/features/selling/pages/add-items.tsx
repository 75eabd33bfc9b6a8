import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { formKey } from '../client/form-path'
import { ClosedAuction } from '../components/closed-auction'
import { DraftOffer } from '../components/listing-draft'
import { ListingForm } from '../components/listing-form'
import type { loader } from '../routes/add-items.server'

/** The form of an item: a new one, or one there is. */
export function AddItems() {
  const t = useT()
  const view = useLoaderData<typeof loader>()
  const { stores, item } = view
  const [ownDraft, setOwnDraft] = useState(0)
  const toProducts = (
    <ButtonLink to="/my-products" variant="secondary">
      {t('listing.toProducts')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="seller"
      title={t(item ? 'listing.editTitle' : 'listing.title')}
      lead={item ? undefined : t('listing.lead')}
    >
      {item?.status === 'removed' ? (
        <Notice tone="warning" title={t('listing.statusRemoved')} action={toProducts}>
          {t('listing.removedText')}
        </Notice>
      ) : stores.length === 0 ? (
        <EmptyState
          icon="store"
          title={t('listing.noStoreTitle')}
          action={<ButtonLink to="/add-store">{t('listing.openStore')}</ButtonLink>}
        >
          {t('listing.noStoreText')}
        </EmptyState>
      ) : item !== null && item.auction !== null && item.auction !== 'all' ? (
        <ClosedAuction />
      ) : (
        <>
          <DraftOffer own={ownDraft} />
          <ListingForm key={formKey(view)} setOwn={setOwnDraft} />
        </>
      )}
    </WorkFrame>
  )
}
