import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ListingTabs } from '../components/listing-tabs'
import type { loader } from '../routes/shop-trending.server'
import { ListingPage } from './listing-page'

export function ShopTrending() {
  const { listing } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <ListingPage
      listing={listing}
      title={t('browse.trendingTitle')}
      lead={t('browse.trendingLead')}
      tabs={<ListingTabs />}
    />
  )
}
