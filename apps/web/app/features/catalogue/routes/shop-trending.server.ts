import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { admit } from '../../../lib/session/viewer.server'
import { loadListing } from '../server/listing.server'

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
