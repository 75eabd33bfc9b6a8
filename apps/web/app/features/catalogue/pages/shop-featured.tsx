import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ListingTabs } from '../components/listing-tabs'
import type { loader } from '../routes/shop-featured.server'
import { ListingPage } from './listing-page'

export function ShopFeatured() {
  const { listing } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <ListingPage
      listing={listing}
      title={t('browse.featuredTitle')}
      lead={t('browse.featuredLead')}
      tabs={<ListingTabs />}
    />
  )
}
