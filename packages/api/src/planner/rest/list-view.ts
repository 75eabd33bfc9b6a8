import { linkTo, PLAN_SHARES, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import type { Buyer } from '../../access/actors'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { Context } from '../../platform/context'
import { type PlanSummary, planPage } from '../reads/plans'

const ringgit = z.number().meta({ description: 'In ringgit.' })
/** A list with its sums. */
export const listSchema = z.object({
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

export const toList = ({ plan: { id, title, template, day, budget, share }, sums }: PlanSummary) => ({
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

/** A list with what stands on it. */
export const pageSchema = z.object({
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
      wantedBy: z
        .string()
        .nullable()
        .meta({ description: 'A day of its own, that of the list at the latest.' }),
      imageUrl: z.string().nullable(),
    }),
  ),
})

export async function toPage(
  ctx: Context,
  buyer: Buyer,
  planId: string,
): Promise<z.output<typeof pageSchema>> {
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
    wantedBy: item.wantedBy,
    imageUrl: item.image === null ? null : pictureAddress(ctx, item.image, 640),
  }))
  const path = page.token === null ? null : linkTo('/planner/shared/:token', { token: page.token })
  const link = path === null ? null : `${ctx.config.appUrl}${path}`
  return { success: true, list: { ...toList(page), link, giftsShownFrom: page.plan.giftsFrom }, items }
}
