import {
  OWN_AUCTION_LISTS,
  offerToSecond,
  ownAuctionsPage,
  relistAuction,
  stopAuction,
  unscheduleAuction,
} from '@pasar/api'
import { linkTo, readListSort } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products/auctions', { context, request })
  const params = new URL(request.url).searchParams
  const list = OWN_AUCTION_LISTS.find((known) => known === params.get('list')) ?? 'running'
  const cursor = params.get('cursor')
  const sort = readListSort(params)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('ownAuctions.title'),
      description: t('ownAuctions.lead'),
    })),
    orNotFound(ownAuctionsPage(context.ctx, seller, list, cursor, sort)),
  ])
  return { head, list, sort, isFirst: cursor === null, now: context.ctx.now(), ...page }
}

const PATH = '/my-products/auctions'

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/my-products/auctions', { context, request })
  const { ctx } = context
  const values = await readForm(request)
  const { intent, itemId = '' } = values
  const ended = linkTo(PATH, { list: 'ended' })
  return answerForm(values, async () => {
    switch (intent) {
      case 'stop':
        await orNotFound(stopAuction(ctx, seller, itemId))
        throw await redirectWithSuccess(ended, { title: 'listing.done', text: 'ownAuctions.stopped' })
      case 'cancel':
        await orNotFound(unscheduleAuction(ctx, seller, itemId))
        throw await redirectWithSuccess(linkTo(PATH, { list: 'scheduled' }), {
          title: 'listing.done',
          text: 'ownAuctions.cancelled',
        })
      case 'relist':
        await orNotFound(relistAuction(ctx, seller, itemId))
        throw await redirectWithSuccess(linkTo(PATH), { title: 'listing.done', text: 'ownAuctions.relisted' })
      case 'offer':
        await orNotFound(offerToSecond(ctx, seller, itemId))
        throw await redirectWithSuccess(ended, { title: 'listing.done', text: 'ownAuctions.offered' })
      default:
        throw notFound()
    }
  })
}
