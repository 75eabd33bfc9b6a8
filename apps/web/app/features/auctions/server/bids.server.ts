import { auctionOnItem, type Buyer, bid, bidsPage, requireBuyer } from '@pasar/api'
import {
  type BidInput,
  bidSchema,
  DomainError,
  EXTENSION,
  formatRm,
  isUnusualBid,
  linkTo,
} from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { setFlash } from '../../../lib/session/flash.server'
import { actorOf, orNotFound, promptPath, writerOf } from '../../../lib/session/guards.server'
import { redirectToSlug, toItemHead } from '../../platform/server/item-head.server'
import { toAuctionView } from './auction-view.server'

const MINUTE_MS = 60_000

/** An item's bids as their page shows them. @throws the 404 page; a redirect from an old address */
export async function viewBids(context: AppLoadContext, request: Request, slug: string) {
  const before = new URL(request.url).searchParams.get('before')
  const view = await orNotFound(bidsPage(context.ctx, await actorOf(context), slug, before))
  redirectToSlug(request, slug, view.item)
  return {
    item: toItemHead(view.item),
    auction: toAuctionView(view.auction, context.ctx.now()),
    bids: view.bids,
    isFirst: before === null,
    next: view.next,
    extension: EXTENSION.within / MINUTE_MS,
  }
}

/** A maximum far above the price is asked about once: a bid cannot be taken back. @throws DomainError BID_UNUSUAL */
async function refuseUnusual({ ctx }: AppLoadContext, bidder: Buyer, { itemId, maximum }: BidInput) {
  const auction = await auctionOnItem(ctx, itemId, bidder)
  if (auction === null || !auction.isOpen) return
  const { price, mine } = auction
  if (isUnusualBid(maximum, price, mine.maximum))
    throw new DomainError('BID_UNUSUAL', { maximum: formatRm(maximum), price: formatRm(price) })
}

/** Takes a bid of the form; the item's page shows the result. A visitor's comes back in the form: only people place bids. */
export async function runBidForm(context: AppLoadContext, request: Request, slug: string) {
  const values = await readForm(request)
  const back = linkTo('/item/:slug', { slug })
  return answerForm(values, async () => {
    const input = parseForm(bidSchema, values)
    const bidder = requireBuyer(await writerOf(context))
    if (!bidder.isVerified) throw redirect(promptPath(back))
    if (values.confirmed !== values.maximum) await refuseUnusual(context, bidder, input)
    const { isLeading, price, maximum } = await bid(context.ctx, bidder, input).catch((error: unknown) => {
      // The form says what is wrong with the bid; an item that is gone has no page to say it on.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') throw new DomainError('AUCTION_ENDED')
      throw error
    })
    const given = await setFlash({
      tone: isLeading ? 'success' : 'warning',
      title: isLeading ? 'auction.leadTitle' : 'auction.behindTitle',
      text: isLeading ? 'auction.leadText' : 'auction.behindText',
      values: { price: formatRm(price), maximum: formatRm(maximum) },
    })
    throw redirect(back, { headers: { 'Set-Cookie': given } })
  })
}
