import { escapeHtml } from '../kernel/html'
import type { Sen } from '../kernel/money'
import type { Millis } from '../kernel/time'
import { csvAmount } from '../platform/csv'
import { STANDARD_SHIPPING } from '../shipping/methods'
import { HOME_COUNTRY } from '../shipping/shipping'
import { FEED_FACTS, type FeedEntry, type FeedStore } from './feed-entries'

/**
 * How a feed is written: what stands before and behind its entries, and an entry.
 * Google: https://support.google.com/merchants/answer/7052112. Meta: https://www.facebook.com/business/help/120325381656392.
 */
export interface FeedFormat {
  mediaType: string
  head(store: FeedStore): string
  /** Whether such a thing may be sold there. */
  takes(entry: FeedEntry): boolean
  entry(entry: FeedEntry, store: FeedStore): string
  tail: string
}

const CURRENCY = 'MYR'
const money = (amount: Sen): string => `${csvAmount(amount)} ${CURRENCY}`

/** What no XML file may hold, not even escaped: most control characters, and lone surrogates. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const xml = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<${name}>${escapeHtml(value.replace(NOT_XML, ''))}</${name}>\n`

const centimetres = (length: number | undefined): string | null =>
  length === undefined ? null : `${length} cm`

const detail = ([name, value]: readonly [string, string]): string =>
  `<g:product_detail>\n${xml('g:attribute_name', name)}${xml('g:attribute_value', value)}</g:product_detail>\n`

const googleShipping = (fee: Sen): string =>
  `<g:shipping>\n${xml('g:country', HOME_COUNTRY)}${xml('g:service', STANDARD_SHIPPING)}${xml('g:price', money(fee))}</g:shipping>\n`

/** As Google writes them: no more than 25 characters, and no seconds. */
const minute = (time: Millis): string => new Date(time).toISOString().replace(/:\d\d\.\d+Z$/, '+0000')

/** RSS 2.0 with the fields of Google Merchant. */
export const GOOGLE_FEED: FeedFormat = {
  mediaType: 'application/xml; charset=utf-8',
  takes: () => true,
  head: ({ name, link, description }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${[
      xml('title', name),
      xml('link', link),
      xml('description', description || name),
    ].join('')}`,
  entry: (entry) =>
    `<item>\n${[
      xml('g:id', entry.id),
      xml('g:item_group_id', entry.groupId),
      xml('g:title', entry.title),
      xml('g:description', entry.description),
      xml('g:link', entry.link),
      xml('g:image_link', entry.picture),
      ...entry.morePictures.map((address) => xml('g:additional_image_link', address)),
      xml('g:availability', entry.availability),
      xml('g:availability_date', entry.availableAt === null ? null : minute(entry.availableAt)),
      xml('g:price', money(entry.price)),
      xml('g:sale_price', entry.salePrice === null ? null : money(entry.salePrice)),
      xml('g:condition', entry.condition === 'used_like_new' ? 'used' : entry.condition),
      xml('g:product_type', entry.category),
      xml('g:brand', entry.brand),
      xml('g:gtin', entry.gtin),
      xml('g:identifier_exists', entry.isIdentified ? null : 'no'),
      ...FEED_FACTS.map((fact) => xml(`g:${fact}`, entry.facts[fact] ?? null)),
      ...entry.otherFacts.map(detail),
      entry.shipping === null ? '' : googleShipping(entry.shipping),
      xml('g:shipping_weight', entry.weightG === 0 ? null : `${entry.weightG} g`),
      xml('g:shipping_length', centimetres(entry.dimensions?.lengthCm)),
      xml('g:shipping_width', centimetres(entry.dimensions?.widthCm)),
      xml('g:shipping_height', centimetres(entry.dimensions?.heightCm)),
      xml('g:ships_from_country', entry.shipsFrom),
    ].join('')}</item>\n`,
  tail: '</channel>\n</rss>\n',
}

/**
 * A cell as programs read it. What a spreadsheet would calculate stays as it is: a feed is not opened in one, and the
 * apostrophe that guards other files would become part of the title.
 */
const feedCell = (value: string): string => `"${value.replaceAll('"', '""')}"`

/** Commas and colons part these from each other. */
const plain = (text: string): string => text.replace(/[,:]/g, ' ')

/** Of all addresses of further pictures together. */
const MAX_ADDRESSES = 2_000

/** As many of the first ones as there is room for. */
const joinWithin = (parts: readonly string[], most: number): string =>
  parts.reduce((joined, part) => {
    const longer = joined === '' ? part : `${joined},${part}`
    return longer.length > most ? joined : longer
  }, '')

const META_FIELDS = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ availability }) => (availability === 'out_of_stock' ? 'out of stock' : 'in stock'),
  condition: ({ condition }) => condition,
  price: ({ price }) => money(price),
  sale_price: ({ salePrice }) => (salePrice === null ? '' : money(salePrice)),
  link: ({ link }) => link,
  image_link: ({ picture }) => picture,
  additional_image_link: ({ morePictures }) => joinWithin(morePictures, MAX_ADDRESSES),
  // Required: the structured data of an item without a brand names the store, too.
  brand: ({ brand }, { name }) => brand ?? name,
  gtin: ({ gtin }) => gtin ?? '',
  item_group_id: ({ groupId }) => groupId ?? '',
  product_type: ({ category }) => category,
  color: ({ facts }) => facts.color ?? '',
  size: ({ facts }) => facts.size ?? '',
  material: ({ facts }) => facts.material ?? '',
  pattern: ({ facts }) => facts.pattern ?? '',
  additional_variant_attribute: ({ otherFacts }) =>
    otherFacts.map(([name, value]) => `${plain(name)}:${plain(value)}`).join(','),
  shipping: ({ shipping }) =>
    shipping === null ? '' : `${HOME_COUNTRY}::${STANDARD_SHIPPING}:${money(shipping)}`,
  shipping_weight: ({ weightG }) => (weightG === 0 ? '' : `${weightG} g`),
} satisfies Record<string, (entry: FeedEntry, store: FeedStore) => string>

const feedLine = (cells: readonly string[]): string => `${cells.map(feedCell).join(',')}\r\n`

/** CSV with the fields of Meta's catalogues. */
export const META_FEED: FeedFormat = {
  mediaType: 'text/csv; charset=utf-8',
  // Its commerce policies allow no digital products.
  takes: ({ isVirtual }) => !isVirtual,
  head: () => feedLine(Object.keys(META_FIELDS)),
  entry: (entry, store) => feedLine(Object.values(META_FIELDS).map((write) => write(entry, store))),
  tail: '',
}
