import { z } from 'zod'
import { attributeField, attributesSchema, readAttributes } from '../catalogue/attribute-values'
import type { AttributeValues } from '../catalogue/attributes'
import { CATEGORIES } from '../catalogue/categories'
import { gtinSchema } from '../catalogue/gtin'
import { boundedString } from '../kernel/bounded-text'
import { parseRinggit, type Sen, sen, ZERO } from '../kernel/money'
import { form, idText, longText, optionalText, text, together, withRules } from '../kernel/schemas'
import { isInvisible } from '../kernel/texts'
import { countrySchema } from '../shipping/schemas'
import { HOME_COUNTRY, SERVICE_PLACES } from '../shipping/shipping'
import { hasContact } from '../support/contact'
import { MAX_ITEM_PRICE } from './bulk'
import { DOWNLOAD, MAX_ALT_LENGTH, MAX_ITEM_TEXT_LENGTH, MAX_TITLE_LENGTH } from './listing-limits'

/** Pieces of one item or option. */
export const MAX_STOCK = 99_999
/** Grams. */
export const MAX_WEIGHT_G = 100_000
const MAX_SHIPPING = sen(1_000_000)

const readAmount = (typed: string): Sen | null => parseRinggit(typed)
const amount = (least: Sen, most: Sen) =>
  boundedString(20, { error: 'itemPrice', tooLong: 'itemPrice' })
    .refine((typed) => {
      const read = readAmount(typed)
      return read !== null && read >= least && read <= most
    }, 'itemPrice')
    .transform((typed) => readAmount(typed) ?? ZERO)

/** What an item costs, as it is typed in ringgit. */
export const itemPriceSchema = amount(sen(1), MAX_ITEM_PRICE)

const optionalAmount = (least: Sen, most: Sen) =>
  z.union([z.literal('').transform(() => null), amount(least, most)], { error: 'itemPrice' }).default(null)

const whole = (least: number, most: number, message: string) =>
  boundedString(12, { error: message, tooLong: message })
    .regex(/^\s*\d{1,7}\s*$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))
const optionalWhole = (least: number, most: number, message: string) =>
  z
    .union([z.literal('').transform(() => null), whole(least, most, message)], { error: message })
    .default(null)

/** Pieces there are to sell; none is a number, too. */
export const stockSchema = whole(0, MAX_STOCK, 'stock')

/** In grams. */
export const weightSchema = whole(1, MAX_WEIGHT_G, 'weight')

/** A seller's own number of what they sell. */
export const skuSchema = z.union([z.literal(''), text(60)], { error: 'tooLong' }).default('')

const CONTACTLESS = { error: 'contact' }
const side = optionalWhole(1, 1_000, 'sideCm')
/** What is sent, and from where. */
const parcel = {
  weight: weightSchema,
  length: side,
  width: side,
  height: side,
  shipsFrom: countrySchema,
  /** Null for what the market reckons from weight and size. */
  baseShipping: optionalAmount(ZERO, MAX_SHIPPING),
}
/** Of the words for where a service takes place. */
const MAX_AREA_LENGTH = 120
const slugs = CATEGORIES.map(({ slug }) => slug)

const shape = {
  title: text(MAX_TITLE_LENGTH).refine((typed) => !hasContact(typed), CONTACTLESS),
  description: longText(MAX_ITEM_TEXT_LENGTH)
    .refine((typed) => !isInvisible(typed), 'required')
    .refine((typed) => !hasContact(typed), CONTACTLESS),
  category: z.enum(slugs, { error: 'choose' }),
  condition: z.enum(['new', 'like_new', 'used'], { error: 'choose' }),
  storeId: boundedString(40, { error: 'choose' }).min(1, 'choose'),
  price: itemPriceSchema,
  originalPrice: optionalAmount(sen(1), MAX_ITEM_PRICE),
  stock: stockSchema,
  ...parcel,
  sku: skuSchema,
  gtin: gtinSchema,
  /** Where a service takes place, or that it is a download; null for goods that are shipped. */
  servicePlace: z
    .union([z.literal('').transform(() => null), z.enum([...SERVICE_PLACES, DOWNLOAD])], {
      error: 'servicePlace',
    })
    .default(null),
  serviceArea: optionalText(MAX_AREA_LENGTH).refine((typed) => !hasContact(typed), CONTACTLESS),
  attributes: attributesSchema,
}
const fields = form(shape)
type Fields = z.output<typeof fields>

const SIDES = ['length', 'width', 'height'] as const
/** Sizes count all three or not at all. */
const checkSides = together<Pick<Fields, (typeof SIDES)[number]>, (typeof SIDES)[number]>(
  SIDES,
  (listing, refuse) => {
    if (SIDES.every((name) => listing[name] === null)) return
    for (const name of SIDES) if (listing[name] === null) refuse(name, 'sideCm')
  },
)

/** A price before is higher than the one now. */
const checkPrices = together<Pick<Fields, 'originalPrice' | 'price'>, 'originalPrice' | 'price'>(
  ['originalPrice', 'price'],
  ({ originalPrice, price }, refuse) => {
    if (originalPrice !== null && originalPrice <= price) refuse('originalPrice', 'originalPrice')
  },
)

const asListing = <T extends Pick<Fields, 'length' | 'width' | 'height' | 'servicePlace'>>({
  length,
  width,
  height,
  servicePlace,
  ...listing
}: T) => ({
  ...listing,
  isVirtual: servicePlace === DOWNLOAD,
  servicePlace: servicePlace === DOWNLOAD ? null : servicePlace,
  dimensions:
    length === null || width === null || height === null
      ? null
      : { lengthCm: length, widthCm: width, heightCm: height },
})

const UNSHIPPED: readonly unknown[] = [...SERVICE_PLACES, DOWNLOAD]

/** The same fields of the form where nothing is shipped: what stands there of weight, size and shipping does not count. */
export const withoutParcel = <T extends Readonly<Record<string, string | undefined>>>(typed: T) =>
  UNSHIPPED.includes(typed.servicePlace)
    ? { ...typed, weight: '1', length: '', width: '', height: '', baseShipping: '' }
    : typed

/** Who books a service wants to know how far the seller comes, or where to go. */
const checkArea = together<Pick<Fields, 'servicePlace' | 'serviceArea'>, 'servicePlace' | 'serviceArea'>(
  ['servicePlace', 'serviceArea'],
  ({ servicePlace, serviceArea }, refuse) => {
    if ((servicePlace === 'buyer' || servicePlace === 'seller') && serviceArea === '')
      refuse('serviceArea', 'required')
  },
)

interface WithAttributes {
  category: string
  attributes: AttributeValues
}

/** Only the attributes of its category count. */
const checkAttributes = together<WithAttributes, keyof WithAttributes>(
  ['category', 'attributes'],
  ({ category, attributes }, refuse) => {
    for (const { key, problem } of readAttributes(category, attributes).problems)
      refuse(attributeField(key), problem)
  },
)

/** As it is kept. */
const normalizeListing = <
  T extends WithAttributes & Pick<Fields, 'length' | 'width' | 'height' | 'servicePlace'>,
>(
  listing: T,
) => ({
  ...asListing(listing),
  attributes: readAttributes(listing.category, listing.attributes).values,
})

/** The details of an item. */
export const listingSchema = withRules(fields, checkSides, checkPrices, checkArea, checkAttributes).transform(
  normalizeListing,
)

/** What is left out in a draft counts as this. */
const unsaid = <const T extends z.util.Primitive, S extends z.ZodType>(value: T, schema: S, error: string) =>
  z
    .union([z.literal('').transform(() => value), schema], { error })
    .optional()
    .transform((typed) => typed ?? value)

/** The price and the stock of a draft may still be missing. */
export const draftPriceSchema = unsaid(ZERO, itemPriceSchema, 'itemPrice')
export const draftStockSchema = unsaid(0, stockSchema, 'stock')

const draftFields = form({
  ...shape,
  description: longText(MAX_ITEM_TEXT_LENGTH)
    .refine((typed) => !hasContact(typed), CONTACTLESS)
    .default(''),
  category: unsaid('', shape.category, 'choose'),
  condition: unsaid('new', shape.condition, 'choose'),
  price: draftPriceSchema,
  stock: draftStockSchema,
  weight: unsaid(0, shape.weight, 'weight'),
  shipsFrom: unsaid(HOME_COUNTRY, shape.shipsFrom, 'country'),
})
/** The schema of a draft, which only needs a title; all other details must be valid if given. */
export const draftSchema = withRules(draftFields, checkSides, checkPrices, checkAttributes).transform(
  normalizeListing,
)
export type ListingInput = z.output<typeof draftSchema>

/** The description of a picture; empty for the title of its item. */
export const altSchema = optionalText(MAX_ALT_LENGTH).refine((typed) => !hasContact(typed), CONTACTLESS)

const pixels = z.number({ error: 'required' }).int('required').min(0, 'required').max(100_000, 'required')

/** What is cut out of one of an item's pictures, or of one that was sent for it. */
export const cropSchema = form({
  /** Empty for a new item. */
  itemId: z.union([z.literal(''), idText], { error: 'required' }),
  key: boundedString(80),
  turns: pixels,
  left: pixels,
  top: pixels,
  width: pixels,
  height: pixels,
})
export type CropInput = z.output<typeof cropSchema>

/** The description of an item while it is typed. */
export const descriptionPreviewSchema = form({ text: boundedString(MAX_ITEM_TEXT_LENGTH) })

/** The price and the stock of a variant, and what they were when they were typed. */
export const offerSchema = form({
  itemId: idText,
  variantId: idText,
  // A draft may have no price yet.
  price: amount(ZERO, MAX_ITEM_PRICE),
  seenPrice: amount(ZERO, MAX_ITEM_PRICE),
  stock: stockSchema,
  seenStock: stockSchema,
})
export type OfferInput = z.output<typeof offerSchema>

/** How a seller usually ships: the form of a new item begins with it. The weight may be left out here. */
export const shippingDefaultsSchema = withRules(
  form({ ...parcel, weight: optionalWhole(1, MAX_WEIGHT_G, 'weight') }),
  checkSides,
)
export type ShippingDefaults = z.output<typeof shippingDefaultsSchema>
