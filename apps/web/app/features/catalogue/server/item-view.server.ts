import { auctionOnItem, isFeatureOn, isOfSeller, itemPage } from '@pasar/api'
import { discountPercent, linkTo } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { actorOf, notFound } from '../../../lib/session/guards.server'
import { leadsThere, roleOf } from '../../../lib/session/viewer.server'
import { toAuctionView } from '../../auctions/server/auction-view.server'
import { LOW_STOCK } from '../../platform/components/items/item-badges'
import { toCardViews } from '../../platform/server/card-view.server'
import { noteShipping } from '../../shipping/server/shipping-note.server'
import { makeItemMeta } from './item-meta.server'
import { renderItemParts } from './item-static.server'
import { findWishes } from './wishes.server'

/**
 * What an item's page shows, and nothing else: the row behind it also holds the seller's email.
 * @throws the 404 page; a redirect to the current address when asked by an old one
 */
export async function loadItem(request: Request, context: AppLoadContext, slug: string) {
  const { ctx } = context
  const [view, language] = await Promise.all([itemPage(ctx, slug), languageOf(request)])
  if (!view) throw notFound()
  const { item } = view
  if (item.slug !== slug)
    throw redirect(`${linkTo('/item/:slug', { slug: item.slug })}${new URL(request.url).search}`, {
      status: 301,
      // Browsers ask again: a seller may go back to the earlier title.
      headers: { 'Cache-Control': 'no-cache' },
    })
  const now = ctx.now()
  const ids = [item.id, ...view.similar.map(({ id }) => id)]
  const stores = [item.store.id, ...view.similar.map(({ storeId }) => storeId)]
  const isAuction = item.listingType === 'Auction'
  const { shared } = context
  // A member's status in an auction is private: their page is rendered for them alone.
  if (isAuction && shared?.audience === 'buyer') shared.decline()
  const actor = shared ? null : await actorOf(context)
  const auction = isAuction ? await auctionOnItem(ctx, item.id, actor) : null
  // Nobody asks themselves, or whom they work for.
  const isOwn = isOfSeller(actor, item.seller.id)
  const role = await roleOf(context)
  if (view.isWhole) context.keepPage({ items: ids, stores, figures: [item.store.id], lists: true })
  const wishes = await findWishes(context, ids)
  const chosen = item.variants.find(({ id }) => id === new URL(request.url).searchParams.get('variant'))
  // Its picture comes first: without scripts nothing else could show it.
  const shown = item.images.find(({ key }) => key === chosen?.picture)
  const images = shown ? [shown, ...item.images.filter((other) => other !== shown)] : item.images
  const shipping = await noteShipping(context, language, item)
  return {
    meta: await makeItemMeta(context, request, view, { variant: chosen ?? null, images }),
    item: {
      id: item.id,
      slug: item.slug,
      title: item.title,
      listingType: item.listingType,
      price: item.price,
      originalPrice: item.originalPrice,
      percent: isAuction ? null : discountPercent(item.price, item.originalPrice),
      stock: item.stock,
      isForSale: item.status === 'active',
      isSoldOut: item.status === 'sold_out',
      category: item.category,
      /** How many pieces there are to say; a badge has said it of few, and downloads and services are not counted by pieces. */
      pieces: item.isVirtual || item.servicePlace || item.stock < LOW_STOCK ? 0 : item.stock,
      rating: item.rating,
      reviews: item.reviews,
      soldCount: item.soldCount,
      auction: auction && toAuctionView(auction, now),
      /** The variant that the address names; none that is sold out. */
      chosen: chosen && chosen.stock > 0 ? chosen.id : '',
      variants: item.variants.map(({ picture, gtin: _gtin, ...variant }) => ({
        ...variant,
        /** Which of the pictures shows it, from 1; 0 for none. */
        picture: images.findIndex(({ key }) => key === picture) + 1,
      })),
      images,
      url: `${ctx.config.appUrl}${linkTo('/item/:slug', { slug: item.slug })}`,
    },
    descriptionHtml: view.descriptionHtml,
    parts: renderItemParts(language, view, shipping, shared?.slots ?? null, {
      now,
      mayWrite: !isOwn && leadsThere(role, '/messages/new/:kind/:id') && (await isFeatureOn(ctx, 'messages')),
      mayAsk: !isOwn && (await isFeatureOn(ctx, 'questions')),
      mayShop: leadsThere(role, '/shop-now'),
    }),
    similar: toCardViews(view.similar, now),
    isWhole: view.isWhole,
    wishes,
  }
}

export type ItemPageView = Awaited<ReturnType<typeof loadItem>>
export type ItemFacts = ItemPageView['item']
