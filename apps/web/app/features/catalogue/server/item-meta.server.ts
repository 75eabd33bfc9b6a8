import type { ItemView } from '@pasar/api'
import { gtinOfIsbn, HOME_COUNTRY, linkTo, type Sen, toPlainText, toRinggit } from '@pasar/domain'
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
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`

const CONDITIONS = { new: 'NewCondition', like_new: 'UsedCondition', used: 'UsedCondition' } as const

interface Product {
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

function describeProduct(
  { item, reviews }: ItemView,
  { description, url, pictures, formerMember, shipping }: Product,
) {
  const gtin = item.gtin || gtinOfIsbn(item.attributes.isbn ?? '')
  const isAvailable = item.status === 'active' && item.stock > 0
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    sku: item.id,
    ...(gtin === null ? undefined : { gtin }),
    description,
    image: pictures,
    brand: { '@type': 'Brand', name: item.attributes.brand ?? item.store.name },
    offers: {
      '@type': 'Offer',
      url,
      price: toRinggit(item.price),
      priceCurrency: 'MYR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
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
): Promise<MetaDescriptor[]> {
  const { item } = view
  const { appUrl, appName } = context.ctx.config
  const path = linkTo('/item/:slug', { slug: item.slug })
  const url = `${appUrl}${path}`
  const description = cut(toPlainText(view.descriptionHtml))
  const t = translateFor(await languageOf(request))
  const { zones } = await context.ctx.settings.read()
  const paths = item.images.map(({ key }) => pictureUrl(key, 960))
  const pictures = paths.map((path) => `${appUrl}${path}`)
  const [picture] = paths
  const head = await makeHead(context, request, () => ({ title: item.title, description }), {
    path,
    ...(picture === undefined ? undefined : { picture }),
  })
  return [
    ...preloadPicture(item.images[0]?.key, GALLERY_SIZES),
    ...describeHead(head, 'product'),
    { property: 'product:price:amount', content: String(toRinggit(item.price)) },
    { property: 'product:price:currency', content: 'MYR' },
    {
      'script:ld+json': describeProduct(view, {
        description,
        url,
        pictures,
        formerMember: t('site.formerMember'),
        shipping: quoteItem(item, { country: HOME_COUNTRY, zones }).fee,
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
