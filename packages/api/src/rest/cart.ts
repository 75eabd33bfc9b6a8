import { addToCartSchema, type CartItem, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { addToCart } from '../cart/commands'
import type { CartView } from '../cart/reads'
import type { Context } from '../context'
import { soldItemSchema, toSoldItem } from './item-view'
import { buyerCall, restRouter } from './procedure'

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

export const cartSchema = z.object({ success: z.literal(true), cart: z.array(entrySchema) })

const toEntry = (ctx: Context, item: CartItem): z.output<typeof entrySchema> => ({
  item: toSoldItem(ctx, item),
  itemId: item.itemId,
  variantId: item.lineId,
  variantName: item.variantName,
  quantity: item.quantity,
  shipping: toRinggit(item.baseItemShippingCost),
  shippingMethod: item.shippingMethod,
})

const toCart = (ctx: Context, { items }: CartView): z.output<typeof cartSchema> => ({
  success: true,
  cart: items.map((item) => toEntry(ctx, item)),
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
})
