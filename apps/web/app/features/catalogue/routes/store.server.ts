import { followsStore, isFeatureOn, isOfSeller, storePage } from '@pasar/api'
import { formatRm, linkTo, ROLE, replySpeed } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { actorOf, notFound } from '../../../lib/session/guards.server'
import { roleOf } from '../../../lib/session/viewer.server'
import { pictureUrl } from '../../../lib/uploads'
import { describeHoliday } from '../server/holiday.server'
import { loadListing } from '../server/listing.server'
import { describePlace } from '../server/place-names.server'
import { renderStoreHead } from '../server/store-static.server'

/** Fewer questions say little about how a store answers. */
const TELLING_QUESTIONS = 3

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const store = await storePage(context.ctx, params.id ?? '')
  if (!store) throw notFound()
  const { name, description, logoKey, bannerKey, policies, sellerName, createdAt } = store
  const language = await languageOf(request)
  const place = describePlace(language, store.city, store.country)
  const shipsFrom = describeHoliday(language, store.holidayUntil, context.ctx.now())
  const [head, listing] = await Promise.all([
    makeHead(
      context,
      request,
      (t) => ({
        title: name,
        description: description === '' ? t('browse.storeLead', { name, place }) : description,
      }),
      {
        path: linkTo('/store/:id', { id: store.slug }),
        ...(logoKey === null ? undefined : { picture: pictureUrl(logoKey, 960) }),
      },
    ),
    loadListing(request, context, { place: { storeId: store.id } }),
  ])
  const role = await roleOf(context)
  const { freeShippingFrom, figures } = store
  const { shared } = context
  const actor = shared ? null : await actorOf(context)
  // In a page of the cache it is a slot.
  const isFollowing = !shared && (await followsStore(context.ctx, actor, store.id))
  return {
    head,
    listing,
    name,
    headHtml: renderStoreHead(
      language,
      {
        name,
        description,
        place,
        logoKey,
        bannerKey,
        policies,
        freeFrom: freeShippingFrom === null ? null : formatRm(freeShippingFrom),
        holiday:
          shipsFrom === null
            ? null
            : { date: shipsFrom, note: store.holidayNote, isHiding: store.hidesItems },
        id: store.id,
        slug: store.slug,
        mayWrite: !isOfSeller(actor, store.sellerId) && (await isFeatureOn(context.ctx, 'messages')),
        isFollowing,
        mayFollow: role === 'visitor' || role === ROLE.BUYER,
        rating: figures.rating,
        reviews: figures.reviews,
        answersPercent:
          figures.questions < TELLING_QUESTIONS
            ? null
            : Math.round((figures.answers / figures.questions) * 100),
        replySpeed: replySpeed(figures.replies),
        sellerName,
        createdAt,
      },
      shared?.slots ?? null,
    ),
  }
}
