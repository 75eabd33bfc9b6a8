import { findFeatured, findItem, findNewest, findTrending, type ItemCard } from '@pasar/db'
import { DomainError, HOME_SECTION_SIZE } from '@pasar/domain'
import { z } from 'zod'
import type { Context } from '../context'
import { itemSchema, listedItemSchema, toItem, toListedItem } from './item-view'
import { publicCall, restRouter } from './procedure'

const tag = 'Items'
const listSchema = z.object({ success: z.literal(true), items: z.array(listedItemSchema) })
const oneSchema = z.object({ success: z.literal(true), item: itemSchema })

const answerList = async (ctx: Context, cards: Promise<ItemCard[]>) => ({
  success: true as const,
  items: (await cards).map((card) => toListedItem(ctx, card)),
})

async function read(
  ctx: Parameters<typeof toItem>[0],
  actor: Parameters<typeof toItem>[1],
  by: { id: string } | { slug: string },
) {
  const item = await findItem(ctx.db, by)
  if (!item) throw new DomainError('NOT_FOUND')
  return { success: true as const, item: toItem(ctx, actor, item) }
}

export const items = restRouter({
  featured: publicCall({
    method: 'GET',
    path: '/items/featured',
    tag,
    summary: 'Items chosen by who runs the market',
  })
    .output(listSchema)
    .query(({ ctx: { context } }) => answerList(context, findFeatured(context.db, HOME_SECTION_SIZE))),
  trending: publicCall({
    method: 'GET',
    path: '/items/trending',
    tag,
    summary: 'Items people look at and buy now',
  })
    .output(listSchema)
    .query(({ ctx: { context } }) => answerList(context, findTrending(context.db, HOME_SECTION_SIZE))),
  newest: publicCall({ method: 'GET', path: '/items/new-arrivals', tag, summary: 'The newest items' })
    .output(listSchema)
    .query(({ ctx: { context } }) => answerList(context, findNewest(context.db, HOME_SECTION_SIZE))),
  read: publicCall({
    method: 'GET',
    path: '/items/{id}',
    tag,
    summary: 'One item, with today’s price and stock',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.string() }))
    .output(oneSchema)
    .query(({ ctx: { context, actor }, input }) => read(context, actor, input)),
  readBySlug: publicCall({
    method: 'GET',
    path: '/items/slug/{slug}',
    tag,
    summary: 'One item, by its address in the shop',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ slug: z.string() }))
    .output(oneSchema)
    .query(({ ctx: { context, actor }, input }) => read(context, actor, input)),
})
