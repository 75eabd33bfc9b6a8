import { findItem } from '@pasar/db'
import { AUCTION_STATES, DomainError, HIGHEST_BID, sen, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { pictureAddress } from '../catalogue/rest/pictures'
import type { Context } from '../platform/context'
import {
  idOf,
  isWholeSen,
  nameOf,
  nearestSen,
  nextCursor,
  ringgit,
  time,
  toTime,
} from '../platform/rest/fields'
import { buyerCall, personalCall, restRouter } from '../platform/rest/procedure'
import { bid } from './commands'
import { auctionOnItem, type ShownBid } from './reads/auctions'
import { type OwnBidView, type OwnOfferView, ownBidsPage, ownOffersPage } from './reads/own'

const tag = 'Auctions'

/** Only whole sen: a bid binds, so none is rounded. */
const bidAmount = z
  .number({ error: 'price' })
  .positive('price')
  .refine(isWholeSen, 'price')
  .meta({ description: 'The most you would pay, in ringgit with at most two decimals.', examples: [260] })

/** What is more than any bid may be is refused as such, however much it is. */
const toSen = (amount: number) => sen(Math.min(nearestSen(amount), HIGHEST_BID + 1))

const offerSchema = z
  .object({ price: ringgit, expiresAt: time })
  .nullable()
  .meta({ description: 'What it was offered to you for after the end, and until when you may order it.' })

const ownFields = {
  itemId: z.string(),
  variantId: z.string(),
  slug: z.string().meta({ description: 'Empty when it has no page any more.' }),
  title: z.string(),
  store: z.string(),
  image: z.string().nullable(),
  orderId: z
    .string()
    .nullable()
    .meta({ description: 'The order with which it was bought or is being bought.' }),
}
const OFFER_STATUSES = ['open', 'ordered', 'bought', 'cancelled', 'missed'] as const
const BID_STATUSES = ['leading', 'outbid', 'closing', 'lost', 'unsold', ...OFFER_STATUSES] as const

const ownBidSchema = z
  .object({
    ...ownFields,
    status: z.enum(BID_STATUSES).meta({
      description:
        '`leading`, `outbid`: it runs; `closing`: its time is up, and it is decided in a moment; `open`: you may order it until `offer.expiresAt`.',
    }),
    price: ringgit.meta({ description: 'What it costs now, or went for.' }),
    maximum: ringgit.meta({ description: 'The most you have stated.' }),
    endsAt: time,
    offer: offerSchema,
  })
  .meta({ id: 'OwnBid' })

const wonSchema = z
  .object({ ...ownFields, status: z.enum(OFFER_STATUSES), offer: offerSchema.unwrap() })
  .meta({ id: 'WonAuction' })

const auctionSchema = z
  .object({
    state: z.enum(AUCTION_STATES),
    isOpen: z.boolean().meta({ description: 'Whether bids count now.' }),
    price: ringgit,
    bidCount: z.number().int().min(0),
    leader: z.string().nullable().meta({ description: 'Masked.' }),
    least: ringgit.meta({ description: 'The least that may be bid.' }),
    reserve: z.enum(['none', 'met', 'notMet']),
    buyNow: ringgit.nullable().meta({
      description: 'What it costs at once, ordered with `items` of `POST /orders`. Null once there is a bid.',
    }),
    endsAt: time,
    bids: z
      .array(z.object({ bidder: z.string(), amount: ringgit, placedAt: time, isMine: z.boolean() }))
      .meta({ description: 'The latest.' }),
    mine: z.object({
      isLeading: z.boolean(),
      maximum: ringgit.nullable(),
      offer: offerSchema,
      needsCard: z
        .boolean()
        .meta({ description: 'Whether a card has to be confirmed on the site before bidding.' }),
    }),
  })
  .meta({ id: 'Auction' })

const toOffer = ({ price, expiresAt }: { price: OwnOfferView['offer']['price']; expiresAt: number }) => ({
  price: toRinggit(price),
  expiresAt: toTime(expiresAt),
})

const toOwn = (ctx: Context, own: OwnBidView | OwnOfferView) => ({
  itemId: own.itemId,
  variantId: own.variantId,
  slug: own.slug,
  title: own.title,
  store: own.storeName,
  image: own.imageKey === null ? null : pictureAddress(ctx, own.imageKey, 320),
  orderId: own.orderId,
})

const toShown = ({ bidder, amount, placedAt, isMine }: ShownBid) => ({
  bidder,
  amount: toRinggit(amount),
  placedAt: toTime(placedAt),
  isMine,
})

const pageInput = z.object({ cursor: nextCursor })

export const auctions = restRouter({
  read: personalCall({
    method: 'GET',
    path: '/items/{id}/auction',
    tag,
    summary: 'How an auction stands',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: nameOf('an item') }))
    .output(z.object({ success: z.literal(true), auction: auctionSchema }))
    .query(async ({ ctx: { context, actor }, input }) => {
      const item = await findItem(context.db, { id: input.id })
      const shown = item && (await auctionOnItem(context, item.id, actor))
      if (!shown) throw new DomainError('NOT_FOUND')
      const { mine } = shown
      const auction = {
        state: shown.state,
        isOpen: shown.isOpen,
        price: toRinggit(shown.price),
        bidCount: shown.bidCount,
        leader: shown.leader,
        least: toRinggit(shown.least),
        reserve: shown.reserve,
        buyNow: shown.buyNow === null ? null : toRinggit(shown.buyNow),
        endsAt: toTime(shown.endsAt),
        bids: shown.bids.map(toShown),
        mine: {
          isLeading: mine.isLeading,
          maximum: mine.maximum === null ? null : toRinggit(mine.maximum),
          offer: mine.offer && toOffer(mine.offer),
          needsCard: mine.needsCard,
        },
      }
      return { success: true as const, auction }
    }),
  bid: buyerCall({
    method: 'POST',
    path: '/items/{id}/bids',
    tag,
    status: 201,
    summary: 'Bid on an auction',
    description:
      'The price rises only as far as needed. The same `maximum` again changes nothing, so an answer that was lost may be asked for again.',
    fails: [
      'NOT_FOUND',
      'EMAIL_UNVERIFIED',
      'AUCTION_ENDED',
      'AUCTION_TAKEN',
      'ITEM_UNAVAILABLE',
      'OWN_ITEM',
      'BID_TOO_LOW',
      'BID_TOO_HIGH',
      'BID_BELOW_OWN',
      'CARD_NEEDED',
    ],
  })
    .input(z.object({ id: idOf('an item'), maximum: bidAmount }))
    .output(
      z.object({
        success: z.literal(true),
        bid: z.object({ isLeading: z.boolean(), price: ringgit, maximum: ringgit, endsAt: time }),
      }),
    )
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const answer = await bid(context, buyer, { itemId: input.id, maximum: toSen(input.maximum) })
      return {
        success: true as const,
        bid: {
          isLeading: answer.isLeading,
          price: toRinggit(answer.price),
          maximum: toRinggit(answer.maximum),
          endsAt: toTime(answer.endsAt),
        },
      }
    }),
  mine: buyerCall({
    method: 'GET',
    path: '/auctions/mine',
    tag,
    summary: 'Auctions one has bid on, those that run first',
    fails: ['NOT_FOUND'],
  })
    .input(pageInput)
    .output(z.object({ success: z.literal(true), bids: z.array(ownBidSchema), next: z.string().nullable() }))
    .query(async ({ ctx: { context, buyer }, input: { cursor = null } }) => {
      const page = await ownBidsPage(context, buyer, cursor)
      const bids = page.bids.map((own) => ({
        ...toOwn(context, own),
        status: own.status,
        price: toRinggit(own.price),
        maximum: toRinggit(own.maximum),
        endsAt: toTime(own.endsAt),
        offer: own.offer && toOffer(own.offer),
      }))
      return { success: true as const, bids, next: page.next }
    }),
  won: buyerCall({
    method: 'GET',
    path: '/auctions/won',
    tag,
    summary: 'Auctions that were offered to one after their end, the latest first',
    description: 'What is `open` is ordered with `items` of `POST /orders`, at the price of its offer.',
    fails: ['NOT_FOUND'],
  })
    .input(pageInput)
    .output(z.object({ success: z.literal(true), won: z.array(wonSchema), next: z.string().nullable() }))
    .query(async ({ ctx: { context, buyer }, input: { cursor = null } }) => {
      const page = await ownOffersPage(context, buyer, cursor)
      const won = page.offers.map((own) => ({
        ...toOwn(context, own),
        status: own.status,
        offer: toOffer(own.offer),
      }))
      return { success: true as const, won, next: page.next }
    }),
})
