import { cardsOf } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findWishes, toCardViews } from '../features/catalogue/card-view.server'
import { guardPage } from '../lib/guards.server'

const MAX_LENGTH = 2_000

/** Cards of what this browser remembers to have shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage('/recently-viewed', { context, request })
  const slugs = (new URL(request.url).searchParams.get('slugs') ?? '').slice(0, MAX_LENGTH).split(',')
  const cards = await cardsOf(context.ctx, slugs)
  const ids = cards.map(({ id }) => id)
  const wishes = await findWishes(context, ids)
  return Response.json(
    { cards: toCardViews(cards, context.ctx.now()), wishes },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
