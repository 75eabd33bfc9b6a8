import {
  appealRemoval,
  changeOffer,
  deleteListing,
  duplicateListing,
  moveItem,
  ownItemsPage,
  removalsOf,
} from '@pasar/api'
import {
  appealSchema,
  ITEM_STATUSES,
  LOW_STOCK_BELOW,
  linkTo,
  offerSchema,
  readOwnItemsFilter,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'
import { viewTabs } from '../../platform/server/saved-views.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readOwnItemsFilter(params)
  const saved = await viewTabs({ context, request }, seller.person, 'products')
  const [head, { counts, ...page }] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('listing.listTitle'),
      description: t('listing.listLead'),
    })),
    orNotFound(ownItemsPage(context.ctx, seller, filter, params.get('cursor'))),
  ])
  const removed = page.items.filter(({ status }) => status === 'removed').map(({ id }) => id)
  const removals = await removalsOf(context.ctx, removed)
  return {
    head,
    saved,
    filter,
    removals,
    lowBelow: LOW_STOCK_BELOW,
    ...page,
    counts: ITEM_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/my-products', { context, request })
  const { ctx } = context
  const values = await readForm(request)
  const { intent, itemId = '' } = values
  const here = pathOf(request)
  return answerForm(values, async () => {
    switch (intent) {
      case 'offer':
        await orNotFound(changeOffer(ctx, seller, parseForm(offerSchema, values)))
        throw await redirectWithSuccess(here, { title: 'listing.done', text: 'products.offerSaved' })
      case 'pause':
        await orNotFound(moveItem(ctx, seller, itemId, 'pause'))
        throw await redirectWithSuccess(here, { title: 'listing.done', text: 'listing.pausedText' })
      case 'activate':
        await orNotFound(moveItem(ctx, seller, itemId, 'activate'))
        throw await redirectWithSuccess(here, { title: 'listing.done', text: 'listing.published' })
      case 'duplicate': {
        const copy = await orNotFound(duplicateListing(ctx, seller, itemId))
        throw await redirectWithSuccess(linkTo('/add-items', { item: copy }), {
          title: 'listing.done',
          text: 'products.duplicated',
        })
      }
      case 'appeal':
        await appealRemoval(ctx, seller, itemId, parseForm(appealSchema, values))
        throw await redirectWithSuccess(here, { title: 'listing.done', text: 'itemWork.appealSent' })
      case 'delete':
        await orNotFound(deleteListing(ctx, seller, itemId))
        throw await redirectWithSuccess(here, { title: 'listing.done', text: 'listing.deleted' })
      default:
        throw notFound()
    }
  })
}
