import {
  changePlanLineSchema,
  changePlanSchema,
  errorMessage,
  idText,
  linkTo,
  makePlanSchema,
  PLAN_SHARES,
  planItemSchema,
  planLineSchema,
  sharePlanSchema,
  toRinggit,
} from '@pasar/domain'
import { z } from 'zod'
import type { Buyer } from '../../access/actors'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { Context } from '../../platform/context'
import { buyerCall, restRouter } from '../../platform/rest/procedure'
import { changePlanLine, planItem, removePlanLine } from '../commands/items'
import { changePlan, makePlan, removePlan, sharePlan } from '../commands/plans'
import { bringToCart } from '../commands/to-cart'
import { type PlanSummary, planPage, plansOf } from '../reads/plans'

const tag = 'Planner'
const ringgit = z.number().meta({ description: 'In ringgit.' })
const listSchema = z.object({
  _id: z.string(),
  title: z.string(),
  template: z.string(),
  day: z.string().meta({ description: 'A Malaysian calendar day, as 2026-08-31.' }),
  budget: ringgit,
  planned: ringgit,
  spent: ringgit,
  open: ringgit,
  left: ringgit,
  over: ringgit,
  share: z.enum(PLAN_SHARES),
})

const toList = ({ plan: { id, title, template, day, budget, share }, sums }: PlanSummary) => ({
  _id: id,
  title,
  template,
  day,
  share,
  budget: toRinggit(budget),
  planned: toRinggit(sums.planned),
  spent: toRinggit(sums.spent),
  open: toRinggit(sums.open),
  left: toRinggit(sums.left),
  over: toRinggit(sums.over),
})

const pageSchema = z.object({
  success: z.literal(true),
  list: listSchema.extend({
    link: z
      .string()
      .nullable()
      .meta({ description: 'The address of the shared list; null while it is not shared.' }),
    giftsShownFrom: z.string().meta({
      description:
        'The day from which its owner sees who gives what: that of the list, but none before those that givers were told.',
    }),
  }),
  items: z.array(
    z.object({
      _id: z.string().meta({ description: 'Of the line: it changes and removes it.' }),
      itemId: z.string(),
      variantId: z.string(),
      name: z.string(),
      slug: z.string(),
      quantity: z.number(),
      bought: z.number().meta({ description: 'Pieces that were bought for it.' }),
      plannedPrice: ringgit,
      price: z.number().meta({ description: 'Today’s price in ringgit.' }),
      stock: z.number(),
      isForSale: z.boolean(),
      note: z.string(),
      imageUrl: z.string().nullable(),
    }),
  ),
})

async function toPage(ctx: Context, buyer: Buyer, planId: string): Promise<z.output<typeof pageSchema>> {
  const page = await planPage(ctx, buyer, planId)
  const items = page.items.map((item) => ({
    _id: item.id,
    itemId: item.itemId,
    variantId: item.variantId,
    name: item.title,
    slug: item.slug,
    quantity: item.quantity,
    bought: item.pieces,
    plannedPrice: toRinggit(item.planned),
    price: toRinggit(item.price),
    stock: item.stock,
    isForSale: item.isForSale,
    note: item.note,
    imageUrl: item.image === null ? null : pictureAddress(ctx, item.image, 640),
  }))
  const path = page.token === null ? null : linkTo('/planner/shared/:token', { token: page.token })
  const link = path === null ? null : `${ctx.config.appUrl}${path}`
  return { success: true, list: { ...toList(page), link, giftsShownFrom: page.plan.giftsFrom }, items }
}

const planId = z.object({ id: idText })
const budget = makePlanSchema.shape.budget.meta({
  description: 'In ringgit, as text with at most two decimals: `"250.00"`.',
})

export const planner = restRouter({
  lists: buyerCall({
    method: 'GET',
    path: '/planner',
    feature: 'planner',
    tag,
    summary: 'One’s lists, the earliest day first',
  })
    .output(z.object({ success: z.literal(true), lists: z.array(listSchema) }))
    .query(async ({ ctx: { context, buyer } }) => {
      const { plans } = await plansOf(context, buyer)
      return { success: true as const, lists: plans.map(toList) }
    }),
  list: buyerCall({
    method: 'GET',
    path: '/planner/{id}',
    feature: 'planner',
    tag,
    summary: 'One of one’s lists, with what stands on it',
    fails: ['NOT_FOUND'],
  })
    .input(planId)
    .output(pageSchema)
    .query(({ ctx: { context, buyer }, input }) => toPage(context, buyer, input.id)),
  make: buyerCall({
    method: 'POST',
    path: '/planner',
    feature: 'planner',
    tag,
    summary: 'Make a list',
    status: 201,
    fails: ['PLAN_DAY', 'PLANS_FULL'],
  })
    .input(makePlanSchema.extend({ budget }))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) =>
      toPage(context, buyer, await makePlan(context, buyer, input)),
    ),
  edit: buyerCall({
    method: 'PATCH',
    path: '/planner/{id}',
    feature: 'planner',
    tag,
    summary: 'Change the name, the day and the budget of a list',
    description: 'A day that stays may have passed.',
    fails: ['NOT_FOUND', 'PLAN_DAY'],
  })
    .input(changePlanSchema.extend({ budget }).extend(planId.shape))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id, ...list } }) => {
      await changePlan(context, buyer, id, list)
      return toPage(context, buyer, id)
    }),
  remove: buyerCall({
    method: 'DELETE',
    path: '/planner/{id}',
    feature: 'planner',
    tag,
    summary: 'Remove a list; its page puts it back for 30 days',
    fails: ['NOT_FOUND'],
  })
    .input(planId)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await removePlan(context, buyer, input.id)
      return { success: true as const }
    }),
  share: buyerCall({
    method: 'POST',
    path: '/planner/{id}/share',
    feature: 'planner',
    tag,
    summary: 'Share a list by a new link',
    description:
      'Whoever has the link reads the list (`read`), or gives what stands on it (`registry`). Each call makes a new link, with which the one so far ends.',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ share: sharePlanSchema.shape.share.exclude(['none']) }).extend(planId.shape))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id, share } }) => {
      await sharePlan(context, buyer, id, share)
      return toPage(context, buyer, id)
    }),
  unshare: buyerCall({
    method: 'DELETE',
    path: '/planner/{id}/share',
    feature: 'planner',
    tag,
    summary: 'Share a list no longer',
    description: 'Its link ends. Sent again it changes nothing.',
    fails: ['NOT_FOUND'],
  })
    .input(planId)
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id } }) => {
      await sharePlan(context, buyer, id, 'none')
      return toPage(context, buyer, id)
    }),
  add: buyerCall({
    method: 'POST',
    path: '/planner/{id}/items',
    feature: 'planner',
    tag,
    summary: 'Plan an item at today’s price',
    description: 'One that is on the list already is planned anew.',
    fails: ['NOT_FOUND', 'ITEM_UNAVAILABLE', 'CHOOSE_VARIANT', 'PLAN_AUCTION', 'OWN_ITEM', 'PLAN_FULL'],
  })
    .input(planItemSchema.omit({ planId: true }).extend(planId.shape))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id, ...item } }) => {
      await planItem(context, buyer, { ...item, planId: id })
      return toPage(context, buyer, id)
    }),
  change: buyerCall({
    method: 'PATCH',
    path: '/planner/{id}/items/{lineId}',
    feature: 'planner',
    tag,
    summary: 'Change how many pieces are wanted, and the note',
    fails: ['NOT_FOUND'],
  })
    .input(changePlanLineSchema.extend(planId.shape))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id, ...line } }) => {
      await changePlanLine(context, buyer, line)
      return toPage(context, buyer, id)
    }),
  removeItem: buyerCall({
    method: 'DELETE',
    path: '/planner/{id}/items/{lineId}',
    feature: 'planner',
    tag,
    summary: 'Take an item off a list',
    fails: ['NOT_FOUND'],
  })
    .input(planLineSchema.extend(planId.shape))
    .output(pageSchema)
    .mutation(async ({ ctx: { context, buyer }, input: { id, lineId } }) => {
      await removePlanLine(context, buyer, lineId)
      return toPage(context, buyer, id)
    }),
  toCart: buyerCall({
    method: 'POST',
    path: '/planner/{id}/cart',
    feature: 'planner',
    tag,
    summary: 'Bring what a list still needs into the cart',
    description: 'Of what is not there, or not enough, the answer says so; everything else comes.',
    fails: ['NOT_FOUND', 'PLAN_IS_EMPTY'],
  })
    .input(planId)
    .output(
      z.object({
        success: z.literal(true),
        added: z.number().int().min(0).meta({ description: 'Pieces that came into the cart.' }),
        missing: z.array(
          z.object({
            name: z.string(),
            code: z.string(),
            message: z.string(),
            wanted: z.number().int(),
            added: z.number().int(),
          }),
        ),
      }),
    )
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const { added, missing } = await bringToCart(context, buyer, input.id)
      const say = missing.map((one) => ({ ...one, message: errorMessage(one.code) }))
      return { success: true as const, added, missing: say }
    }),
})
