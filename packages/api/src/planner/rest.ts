import { idText, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { pictureAddress } from '../catalogue/rest/pictures'
import { buyerCall, restRouter } from '../platform/rest/procedure'
import { type PlanSummary, planPage, plansOf } from './reads/plans'

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
  share: z.enum(['none', 'read', 'registry']),
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
    .input(z.object({ id: idText }))
    .output(
      z.object({
        success: z.literal(true),
        list: listSchema,
        items: z.array(
          z.object({
            _id: z.string(),
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
      }),
    )
    .query(async ({ ctx: { context, buyer }, input }) => {
      const page = await planPage(context, buyer, input.id)
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
        imageUrl: item.image === null ? null : pictureAddress(context, item.image, 640),
      }))
      return { success: true as const, list: toList(page), items }
    }),
})
