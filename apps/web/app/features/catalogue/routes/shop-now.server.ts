import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { admit } from '../../../lib/session/viewer.server'
import { loadListing } from '../server/listing.server'

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
