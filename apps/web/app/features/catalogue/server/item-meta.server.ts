import type { ItemView } from '@pasar/api'
import {
  cutText,
  gtinOfIsbn,
  HOME_COUNTRY,
  linkTo,
  type Sen,
  shipsAgainAt,
  toPlainText,
  toRinggit,
} from '@pasar/domain'
import type { AppLoadContext, MetaDescriptor } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { describeHead } from '../../../lib/page/meta'
import { shortenName } from '../../../lib/session/short-name.server'
import { pictureUrl, preloadPicture } from '../../../lib/uploads'
import { describeCategory } from '../../platform/client/category-words'
import { quoteItem } from '../../shipping/server/shipping-note.server'
import { GALLERY_SIZES } from '../client/gallery-sizes'

/** Longer ones are cut by search engines. */
const DESCRIPTION_LENGTH = 160

const cut = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${cutText(text, DESCRIPTION_LENGTH - 1).trimEnd()}…`

const CONDITIONS = { new: 'NewCondition', like_new: 'UsedCondition', used: 'UsedCondition' } as const

/** What of an item the address names, and its pictures in the order in which the page shows them. */
interface Shown {
  /** Null where no kind is named; one that is sold out may be. */
  variant: ItemView['item']['variants'][number] | null
  images: ItemView['item']['images']
}

interface Product {
  now: number
  variant: Shown['variant']
  description: string
  url: string
  pictures: readonly string[]
  /** Of one piece to Malaysia. */
  shipping: Sen
  /** How a member is called who has left. */
  formerMember: string
}

/** Shipping to Malaysia, whoever reads the page: search engines keep it for everyone. */
const describeShippingDetails = (fee: Sen) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toRinggit(fee),
    currency: 'MYR',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: HOME_COUNTRY },
})

/** Whether it can be bought, and from when on it is shipped, as product feeds say it. */
function describeAvailability({ item }: ItemView, variant: Shown['variant'], now: number) {
  const isAvailable = item.status === 'active' && (variant ?? item).stock > 0
  const from = item.isVirtual ? null : shipsAgainAt(item.store.holidayUntil, now)
  if (isAvailable && from !== null)
    return {
      availability: 'https://schema.org/BackOrder',
      availabilityStarts: new Date(from).toISOString(),
    }
  return { availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}` }
}

/** An address that names one of several kinds is about that kind: the feeds of stores lead there. */
function describeProduct(
  view: ItemView,
  { variant, now, description, url, pictures, formerMember, shipping }: Product,
) {
  const { item, reviews } = view
  const [only, ...others] = item.variants
  const kind = variant ?? (others.length === 0 ? only : null)
  const gtin = kind?.gtin || gtinOfIsbn(item.attributes.isbn ?? '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...(variant === null
      ? { name: item.title, sku: item.id }
      : { name: `${item.title} – ${variant.name}`, sku: variant.id, inProductGroupWithID: item.id }),
    ...(gtin === null ? undefined : { gtin }),
    description,
    image: pictures,
    brand: { '@type': 'Brand', name: item.attributes.brand ?? item.store.name },
    offers: {
      '@type': 'Offer',
      url,
      price: toRinggit((variant ?? item).price),
      priceCurrency: 'MYR',
      ...describeAvailability(view, variant, now),
      itemCondition: `https://schema.org/${CONDITIONS[item.condition]}`,
      seller: { '@type': 'Organization', name: item.store.name },
      ...(item.isVirtual || item.servicePlace
        ? undefined
        : { shippingDetails: describeShippingDetails(shipping) }),
    },
    ...(item.reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: item.rating / 100,
            reviewCount: item.reviews,
          },
          review: reviews.map(({ author, stars, body, createdAt }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: shortenName(author) || formerMember },
            datePublished: new Date(createdAt).toISOString(),
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
            ...(body === '' ? undefined : { reviewBody: body }),
          })),
        }
      : undefined),
  }
}

/** The way from the front page to the item. */
const describeTrail = (steps: readonly { name: string; item: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

/** The head of an item's page: for search engines, and for those it is sent to. */
export async function makeItemMeta(
  context: AppLoadContext,
  request: Request,
  view: ItemView,
  { variant: named, images }: Shown,
): Promise<MetaDescriptor[]> {
  const { item } = view
  // Of an item of one kind the address says nothing more.
  const variant = item.variants.length > 1 ? named : null
  const { appUrl, appName } = context.ctx.config
  const path = linkTo('/item/:slug', { slug: item.slug })
  const url = `${appUrl}${path}`
  const description = cut(toPlainText(view.descriptionHtml))
  const t = translateFor(await languageOf(request))
  const { zones } = await context.ctx.settings.read()
  const paths = images.map(({ key }) => pictureUrl(key, 960))
  const pictures = paths.map((path) => `${appUrl}${path}`)
  const [picture] = paths
  const head = await makeHead(context, request, () => ({ title: item.title, description }), {
    path,
    ...(picture === undefined ? undefined : { picture }),
  })
  return [
    ...preloadPicture(images[0]?.key, GALLERY_SIZES),
    ...describeHead(head, 'product'),
    { property: 'product:price:amount', content: String(toRinggit((variant ?? item).price)) },
    { property: 'product:price:currency', content: 'MYR' },
    {
      'script:ld+json': describeProduct(view, {
        variant,
        now: context.ctx.now(),
        description,
        url:
          variant === null
            ? url
            : `${appUrl}${linkTo('/item/:slug', { slug: item.slug }, { variant: variant.id })}`,
        pictures,
        formerMember: t('site.formerMember'),
        shipping: quoteItem(variant === null ? item : { ...item, price: variant.price }, {
          country: HOME_COUNTRY,
          zones,
        }).fee,
      }),
    },
    {
      'script:ld+json': describeTrail([
        { name: appName, item: `${appUrl}/` },
        {
          name: describeCategory(t, item.category),
          item: `${appUrl}${linkTo('/shop/category/:categoryName', { categoryName: item.category })}`,
        },
        { name: item.title, item: url },
      ]),
    },
  ]
}
