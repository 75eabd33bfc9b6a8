import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ListingTabs } from '../components/listing-tabs'
import type { loader } from '../routes/shop-now.server'
import { ListingPage } from './listing-page'

export function ShopNow() {
  const { listing } = useLoaderData<typeof loader>()
  const t = useT()
  const query = listing.values.q
  if (query !== '') return <ListingPage listing={listing} title={t('browse.searchTitle', { query })} />
  return (
    <ListingPage
      listing={listing}
      title={t('browse.allTitle')}
      lead={t('browse.allLead')}
      tabs={<ListingTabs />}
    />
  )
}
