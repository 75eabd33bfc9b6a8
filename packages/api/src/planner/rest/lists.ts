import {
  changePlanLineSchema,
  changePlanSchema,
  errorMessage,
  makePlanSchema,
  planItemSchema,
  sharePlanSchema,
} from '@pasar/domain'
import { z } from 'zod'
import { idOf, isWholeSen } from '../../platform/rest/fields'
import { buyerCall, restRouter } from '../../platform/rest/procedure'
import { changePlanLine, planItem, removePlanLine } from '../commands/items'
import { changePlan, makePlan, removePlan, sharePlan } from '../commands/plans'
import { bringToCart } from '../commands/to-cart'
import { plansOf } from '../reads/plans'
import { listSchema, pageSchema, toList, toPage } from './list-view'

const tag = 'Planner'
const planId = z.object({ id: idOf('a list') })
const lineId = idOf('a line of the list')
const typedBudget = makePlanSchema.shape.budget
/** As text, which one function reads as sen. Digits are written here, nothing is reckoned. */
const ringgitBudget = z
  .number()
  .refine(isWholeSen, 'price')
  .transform((amount) => amount.toFixed(2))
  .pipe(typedBudget)
/** As it is answered, and as it is typed. */
const budget = z
  .union([ringgitBudget, typedBudget], { error: ({ input }) => (input === undefined ? 'required' : 'price') })
  .meta({
    description: 'In ringgit with at most two decimals, as a number or as text.',
    examples: [250, '250.00'],
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
    fails: [
      'NOT_FOUND',
      'ITEM_UNAVAILABLE',
      'CHOOSE_VARIANT',
      'PLAN_AUCTION',
      'OWN_ITEM',
      'PLAN_FULL',
      'PLAN_ITEM_DAY',
    ],
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
    summary: 'Change how many pieces are wanted, the note, and by when',
    description: 'An empty `wantedBy` takes the day away; without one it stays.',
    fails: ['NOT_FOUND', 'PLAN_ITEM_DAY'],
  })
    .input(changePlanLineSchema.extend({ lineId, ...planId.shape }))
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
    .input(z.object({ lineId, ...planId.shape }))
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
