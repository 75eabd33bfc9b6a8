import { findFeatured, findItem, findNewest, findTrending, type ItemCard } from '@pasar/db'
import { DomainError, HOME_SECTION_SIZE } from '@pasar/domain'
import { z } from 'zod'
import { nameOf, slugOf } from '../../platform/rest/fields'
import { personalCall, publicCall, restRouter } from '../../platform/rest/procedure'
import type { TrpcContext } from '../../platform/trpc'
import { itemSchema, listedItemSchema, toItem, toListedItem } from './item-view'

const tag = 'Items'
const listSchema = z.object({ success: z.literal(true), items: z.array(listedItemSchema) })
const oneSchema = z.object({ success: z.literal(true), item: itemSchema })

async function answerList({ context: ctx, keepAnswer }: TrpcContext, asked: Promise<ItemCard[]>) {
  const cards = await asked
  keepAnswer?.({ items: cards.map(({ id }) => id), lists: true })
  return { success: true as const, items: cards.map((card) => toListedItem(ctx, card)) }
}

async function read({ context: ctx, actor, keepAnswer }: TrpcContext, by: { id: string } | { slug: string }) {
  const item = await findItem(ctx.db, by)
  if (!item) throw new DomainError('NOT_FOUND')
  keepAnswer?.({ items: [item.id], stores: [item.store.id] })
  return { success: true as const, item: toItem(ctx, actor, item) }
}

export const items = restRouter({
  featured: publicCall({
    method: 'GET',
    path: '/items/featured',
    tag,
    isCached: true,
    summary: 'Items chosen by who runs the market',
  })
    .output(listSchema)
    .query(({ ctx }) => answerList(ctx, findFeatured(ctx.context.db, HOME_SECTION_SIZE))),
  trending: publicCall({
    method: 'GET',
    path: '/items/trending',
    tag,
    isCached: true,
    summary: 'Items people look at and buy now',
  })
    .output(listSchema)
    .query(({ ctx }) => answerList(ctx, findTrending(ctx.context.db, HOME_SECTION_SIZE))),
  newest: publicCall({
    method: 'GET',
    path: '/items/new-arrivals',
    tag,
    isCached: true,
    summary: 'The newest items',
  })
    .output(listSchema)
    .query(({ ctx }) => answerList(ctx, findNewest(ctx.context.db, HOME_SECTION_SIZE))),
  read: personalCall({
    method: 'GET',
    path: '/items/{id}',
    tag,
    isCached: true,
    summary: 'One item, with today’s price and stock',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: nameOf('an item') }))
    .output(oneSchema)
    .query(({ ctx, input }) => read(ctx, input)),
  readBySlug: personalCall({
    method: 'GET',
    path: '/items/slug/{slug}',
    tag,
    isCached: true,
    summary: 'One item, by its address in the shop',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ slug: slugOf('an item') }))
    .output(oneSchema)
    .query(({ ctx, input }) => read(ctx, input)),
})
