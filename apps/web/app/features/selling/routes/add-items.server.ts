import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runListingForm } from '../server/listing.server'
import { viewListing } from '../server/listing-view.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/add-items', { context, request })
  const view = await viewListing(context, request, seller)
  const head = await makeHead(context, request, (t) => ({
    title: t(view.item ? 'listing.editTitle' : 'listing.title'),
    description: t('listing.lead'),
  }))
  return { head, ...view }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/add-items', { context, request })
  return runListingForm(context, request, seller)
}
