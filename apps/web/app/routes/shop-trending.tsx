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
  await admit('/shop/trending', { context, request })
  const [head, listing] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('browse.trendingTitle'),
      description: t('browse.trendingLead'),
    })),
    loadListing(request, context, { defaultSort: 'trending' }),
  ])
  return { head, listing }
}

export const meta = headMeta

export default function ShopTrending() {
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
