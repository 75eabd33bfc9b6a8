import { storePage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound } from '../../../lib/session/guards.server'
import { pictureUrl } from '../../../lib/uploads'
import { loadListing } from '../server/listing.server'
import { describePlace } from '../server/place-names.server'

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
