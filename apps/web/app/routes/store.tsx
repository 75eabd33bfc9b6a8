import { storePage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadListing } from '../features/catalogue/listing.server'
import { ListingPage } from '../features/catalogue/listing-page'
import { describePlace } from '../features/catalogue/place-names.server'
import { StoreHead } from '../features/catalogue/store-head'
import { languageOf } from '../i18n/language.server'
import { notFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { pictureUrl } from '../lib/uploads'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const store = await storePage(context.ctx, params.id ?? '')
  if (!store) throw notFound()
  const { name, description, logoKey, sellerName, createdAt } = store
  const place = describePlace(await languageOf(request), store.city, store.country)
  const [head, listing] = await Promise.all([
    makeHead(
      context,
      request,
      (t) => ({
        title: name,
        description: description === '' ? t('browse.storeLead', { name, place }) : description,
      }),
      {
        path: `/store/${store.slug}`,
        ...(logoKey === null ? undefined : { picture: pictureUrl(logoKey, 960) }),
      },
    ),
    loadListing(request, context, { place: { storeId: store.id } }),
  ])
  return { head, listing, store: { name, description, place, logoKey, sellerName, createdAt } }
}

export const meta = headMeta

export default function Store() {
  const { listing, store } = useLoaderData<typeof loader>()
  return <ListingPage listing={listing} title={store.name} head={<StoreHead store={store} />} />
}
