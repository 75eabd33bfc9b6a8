import {
  addSen,
  type CouponRefusal,
  errorMessage,
  type QuotedLine,
  type QuotedParcel,
  toRinggit,
} from '@pasar/domain'
import { z } from 'zod'
import { noticeSchema, toNotice } from '../../cart/rest'
import { ringgit } from '../../platform/rest/fields'
import type { CheckoutQuote } from '../reads'

export const quoteSchema = z
  .object({
    country: z.string(),
    parcels: z.array(
      z.object({
        store: z.object({ _id: z.string(), storeName: z.string() }),
        lines: z.array(
          z.object({
            itemId: z.string(),
            variantId: z.string(),
            title: z.string(),
            price: ringgit,
            quantity: z.number().int().min(1),
            subtotal: ringgit,
            discount: ringgit,
            total: ringgit,
          }),
        ),
        shipping: z.object({
          method: z.string(),
          zone: z.string().nullable().meta({ description: 'Null for digital goods.' }),
          chargeableKg: z.number().int().min(0),
          fee: ringgit,
          discount: ringgit,
          isFreeBySeller: z.boolean(),
        }),
        total: ringgit,
      }),
    ),
    itemsTotal: ringgit,
    shippingTotal: ringgit,
    itemDiscount: ringgit,
    shippingDiscount: ringgit,
    total: ringgit.meta({ description: 'What is charged: items and shipping less the discounts.' }),
    needsAddress: z.boolean().meta({ description: 'False when everything is downloaded.' }),
    coupons: z.array(z.object({ couponCode: z.string(), amount: ringgit })),
    refusedCoupons: z
      .array(z.object({ couponCode: z.string(), code: z.string(), message: z.string() }))
      .meta({ description: 'Coupons that do not count now, and why.' }),
    notices: z.array(noticeSchema).meta({ description: 'What cannot be had as it was asked for.' }),
  })
  .meta({ id: 'Quote' })

const toLine = ({ item, subtotal, sellerDiscount, platformDiscount, total }: QuotedLine) => ({
  itemId: item.itemId,
  variantId: item.variantId,
  title: item.name,
  price: toRinggit(item.price),
  quantity: item.quantity,
  subtotal: toRinggit(subtotal),
  discount: toRinggit(addSen(sellerDiscount, platformDiscount)),
  total: toRinggit(total),
})

const toParcel = (parcel: QuotedParcel) => ({
  store: { _id: parcel.storeId, storeName: parcel.storeName },
  lines: parcel.lines.map(toLine),
  shipping: {
    method: parcel.shipping.method,
    zone: parcel.shipping.zone,
    chargeableKg: parcel.shipping.chargeableKg,
    fee: toRinggit(parcel.shipping.fee),
    discount: toRinggit(addSen(parcel.shippingSellerDiscount, parcel.shippingPlatformDiscount)),
    isFreeBySeller: parcel.shipping.isFreeBySeller,
  },
  total: toRinggit(parcel.total),
})

const toRefused = ({ code, reason }: { code: string; reason: CouponRefusal }) => ({
  couponCode: code,
  code: reason,
  message: errorMessage(reason),
})

export const toQuote = ({ quote, notices, refusedCoupons }: CheckoutQuote): z.output<typeof quoteSchema> => ({
  country: quote.country,
  parcels: quote.parcels.map(toParcel),
  itemsTotal: toRinggit(quote.itemsTotal),
  shippingTotal: toRinggit(quote.shippingTotal),
  itemDiscount: toRinggit(quote.itemDiscount),
  shippingDiscount: toRinggit(quote.shippingDiscount),
  total: toRinggit(quote.total),
  needsAddress: quote.needsAddress,
  coupons: quote.coupons.map(({ code, amount }) => ({ couponCode: code, amount: toRinggit(amount) })),
  refusedCoupons: refusedCoupons.map(toRefused),
  notices: notices.map(toNotice),
})
