import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadListing } from '../features/catalogue/listing.server'
import { ListingPage } from '../features/catalogue/listing-page'
import { ListingTabs } from '../features/catalogue/listing-tabs'
import { useT } from '../i18n/provider'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { admit } from '../lib/viewer.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await admit('/shop-now', { context, request })
  const listing = await loadListing(request, context)
  const query = listing.values.q
  const head = await makeHead(context, request, (t) => ({
    title: query === '' ? t('browse.allTitle') : t('browse.searchTitle', { query }),
    description: t('browse.allLead'),
  }))
  return { head, listing }
}

export const meta = headMeta

export default function ShopNow() {
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
