import { useLoaderData } from '@remix-run/react'
import { StoreHead } from '../components/store-head'
import { StoreSearch } from '../components/store-search'
import type { loader } from '../routes/store.server'
import { ListingPage } from './listing-page'

export function Store() {
  const { listing, store } = useLoaderData<typeof loader>()
  return (
    <ListingPage
      listing={listing}
      title={store.name}
      head={<StoreHead store={store} />}
      tabs={<StoreSearch listing={listing} name={store.name} />}
    />
  )
}
