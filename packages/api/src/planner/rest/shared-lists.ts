import { boundedString, GIFT_HOLD, hours, PLAN_SHARES, reserveGiftSchema, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import type { Actor } from '../../access/actors'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { Context } from '../../platform/context'
import { idOf, time, toTime } from '../../platform/rest/fields'
import { buyerCall, personalCall, restRouter } from '../../platform/rest/procedure'
import { cancelGift, giveItem } from '../commands/gifts'
import { sharedPlan } from '../reads/shared'

const tag = 'Planner'
const MAX_TOKEN = 200

const token = z.object({
  token: boundedString(MAX_TOKEN).meta({ description: 'The last part of the link to the list.' }),
})
const lineId = idOf('a line of the list')

const pieces = z.number().int().min(0)
const pageSchema = z.object({
  success: z.literal(true),
  list: z.object({
    title: z.string(),
    day: z.string().meta({ description: 'A Malaysian calendar day, as 2026-08-31.' }),
    owner: z.string().meta({ description: 'The first name of whose list it is.' }),
    isOwner: z.boolean(),
    share: z.enum(PLAN_SHARES),
  }),
  items: z.array(
    z.object({
      _id: z.string().meta({ description: 'Of the line: by it something is given.' }),
      itemId: z.string(),
      variantId: z.string(),
      name: z.string(),
      variantName: z.string(),
      slug: z.string(),
      storeName: z.string(),
      quantity: pieces,
      price: z.number().meta({ description: 'Today’s price in ringgit.' }),
      stock: z.number(),
      isForSale: z.boolean(),
      imageUrl: z.string().nullable(),
      left: pieces.nullable().meta({
        description:
          'Pieces that nobody gives yet; null for visitors, for the owner, and where the list is only read.',
      }),
      reserved: pieces.meta({ description: 'Pieces that are reserved for the caller.' }),
      reservedUntil: time.nullable(),
      bought: pieces.meta({ description: 'Pieces that the caller has bought.' }),
    }),
  ),
})

async function toPage(ctx: Context, reader: Actor, link: string): Promise<z.output<typeof pageSchema>> {
  const { plan, items, isOwner } = await sharedPlan(ctx, reader, link)
  return {
    success: true,
    list: {
      title: plan.title,
      day: plan.day,
      owner: plan.ownerName.split(' ')[0] ?? '',
      isOwner,
      share: plan.share,
    },
    items: items.map((item) => ({
      _id: item.id,
      itemId: item.itemId,
      variantId: item.variantId,
      name: item.title,
      variantName: item.variantName,
      slug: item.slug,
      storeName: item.storeName,
      quantity: item.quantity,
      price: toRinggit(item.price),
      stock: item.stock,
      isForSale: item.isForSale,
      imageUrl: item.image === null ? null : pictureAddress(ctx, item.image, 640),
      left: item.left,
      reserved: item.reserved,
      reservedUntil: item.until === null ? null : toTime(item.until),
      bought: item.bought,
    })),
  }
}

/** Lists by their links: whoever has one reads the list, and gives what stands on a registry. */
export const sharedLists = restRouter({
  read: personalCall({
    method: 'GET',
    path: '/planner/shared/{token}',
    feature: 'planner',
    tag,
    summary: 'A list that somebody shares, by its link',
    fails: ['NOT_FOUND', 'LINK_ENDED'],
  })
    .input(token)
    .output(pageSchema)
    .query(({ ctx: { context, actor }, input }) => toPage(context, actor, input.token)),
  give: buyerCall({
    method: 'POST',
    path: '/planner/shared/{token}/items/{lineId}/gifts',
    feature: 'planner',
    tag,
    summary: 'Reserve pieces of a registry to give them, and put them into the cart',
    description: `They are reserved for ${GIFT_HOLD / hours(1)} hours: nobody else can give them, and the owner does not see it before the day of the list. Sent again, it reserves more.`,
    fails: [
      'NOT_FOUND',
      'LINK_ENDED',
      'OWN_REGISTRY',
      'GIFT_TAKEN',
      'ITEM_UNAVAILABLE',
      'ITEM_IS_AUCTION',
      'OWN_ITEM',
      'INSUFFICIENT_STOCK',
      'CART_FULL',
    ],
  })
    .input(reserveGiftSchema.extend({ lineId, ...token.shape }))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { token: link, ...wanted } }) => {
      await giveItem(context, buyer, link, wanted)
      return toPage(context, buyer, link)
    }),
  giveUp: buyerCall({
    method: 'DELETE',
    path: '/planner/shared/{token}/items/{lineId}/gifts',
    feature: 'planner',
    tag,
    summary: 'Give up what one reserved of a line and has not ordered',
    description: 'It stays in the cart. Where nothing is reserved it is `NOT_FOUND`.',
    fails: ['NOT_FOUND', 'LINK_ENDED'],
  })
    .input(z.object({ lineId, ...token.shape }))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { token: link, lineId } }) => {
      await cancelGift(context, buyer, link, lineId)
      return toPage(context, buyer, link)
    }),
})
