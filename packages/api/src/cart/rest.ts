import { addToCartSchema, type CartItem, type CartNotice, quantitySchema, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { soldItemSchema, toSoldItem } from '../catalogue/rest/item-view'
import type { Context } from '../platform/context'
import { idOf, idSchema, optionalParameter, ringgit } from '../platform/rest/fields'
import { buyerCall, restRouter } from '../platform/rest/procedure'
import { addToCart, changeQuantity, clearCart, removeFromCart } from './commands'
import { type CartView, cartOf, lineOf } from './reads'

const tag = 'Cart'

const entrySchema = z
  .object({
    item: soldItemSchema,
    itemId: z.string(),
    variantId: z.string().meta({ description: 'Which of the item’s options; it names the line.' }),
    variantName: z.string(),
    quantity: z.number().int().min(1),
    shipping: z.number().min(0).meta({ description: 'Estimate for one piece, in ringgit.' }),
    shippingMethod: z.string(),
  })
  .meta({ id: 'CartEntry' })

export const noticeSchema = z
  .object({
    kind: z.enum(['reduced', 'soldOut', 'gone', 'price']),
    variantId: z.string(),
    name: z.string(),
    from: z.number().nullable().meta({ description: 'Pieces before, or the price in ringgit before.' }),
    to: z.number().nullable(),
  })
  .meta({ id: 'CartNotice' })
type NoticeAnswer = z.output<typeof noticeSchema>

const cartSchema = z.object({
  success: z.literal(true),
  cart: z.array(entrySchema),
  totals: z.object({
    itemCount: z.number().int().min(0),
    subtotal: ringgit,
    shipping: ringgit.meta({ description: 'An estimate; `POST /checkout/quote` says what is charged.' }),
    total: ringgit,
  }),
  couponCodes: z.array(z.string()),
  notices: z.array(noticeSchema).meta({ description: 'What changed since the buyer last saw the cart.' }),
})

const toEntry = (ctx: Context, item: CartItem): z.output<typeof entrySchema> => ({
  item: toSoldItem(ctx, item),
  itemId: item.itemId,
  variantId: item.variantId,
  variantName: item.variantName,
  quantity: item.quantity,
  shipping: toRinggit(item.baseItemShippingCost),
  shippingMethod: item.shippingMethod,
})

export function toNotice(notice: CartNotice): NoticeAnswer {
  const { kind, variantId, name } = notice
  const about = { kind, variantId, name }
  if (notice.kind === 'price') return { ...about, from: toRinggit(notice.from), to: toRinggit(notice.to) }
  if (notice.kind === 'reduced') return { ...about, from: notice.from, to: notice.to }
  return { ...about, from: null, to: null }
}

const toCart = (ctx: Context, view: CartView): z.output<typeof cartSchema> => ({
  success: true,
  cart: view.items.map((item) => toEntry(ctx, item)),
  totals: {
    itemCount: view.totals.itemCount,
    subtotal: toRinggit(view.totals.subtotal),
    shipping: toRinggit(view.totals.shipping),
    total: toRinggit(view.totals.total),
  },
  couponCodes: view.couponCodes,
  notices: view.notices.map(toNotice),
})

const lineSchema = z.object({
  itemId: idOf('an item'),
  variantId: optionalParameter(idSchema, 'Needed only where the cart holds several options of the item.'),
})

export const cart = restRouter({
  add: buyerCall({
    method: 'POST',
    path: '/cart',
    tag,
    summary: 'Put pieces of an item into the cart',
    fails: [
      'ITEM_UNAVAILABLE',
      'ITEM_IS_AUCTION',
      'OWN_ITEM',
      'CHOOSE_VARIANT',
      'INSUFFICIENT_STOCK',
      'CART_FULL',
    ],
  })
    .input(addToCartSchema)
    .output(cartSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) =>
      toCart(context, await addToCart(context, buyer, input)),
    ),
  read: buyerCall({
    method: 'GET',
    path: '/cart',
    tag,
    summary: 'What is in the cart',
    description: 'Quantities are at most the stock, prices those of today. Nothing is written.',
  })
    .output(cartSchema)
    .query(async ({ ctx: { context, buyer } }) => toCart(context, await cartOf(context, buyer))),
  setQuantity: buyerCall({
    method: 'PATCH',
    path: '/cart/{itemId}',
    tag,
    summary: 'Set how many pieces of an item',
    description: 'A quantity over the stock becomes the stock.',
    fails: ['CART_LINE_MISSING', 'CHOOSE_VARIANT', 'INSUFFICIENT_STOCK'],
  })
    .input(lineSchema.extend({ quantity: quantitySchema }))
    .output(cartSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const variantId = await lineOf(context, buyer, input)
      return toCart(context, await changeQuantity(context, buyer, { variantId, quantity: input.quantity }))
    }),
  remove: buyerCall({
    method: 'DELETE',
    path: '/cart/{itemId}',
    tag,
    summary: 'Take an item out of the cart',
    fails: ['CART_LINE_MISSING', 'CHOOSE_VARIANT'],
  })
    .input(lineSchema)
    .output(cartSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) =>
      toCart(context, await removeFromCart(context, buyer, await lineOf(context, buyer, input))),
    ),
  clear: buyerCall({ method: 'DELETE', path: '/cart', tag, summary: 'Empty the cart, coupons too' })
    .output(cartSchema)
    .mutation(async ({ ctx: { context, buyer } }) => toCart(context, await clearCart(context, buyer))),
})
