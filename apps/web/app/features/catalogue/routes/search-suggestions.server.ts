import { suggest, teaseListing } from '@pasar/api'
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { actorOf } from '../../../lib/session/guards.server'
import type { TeaserCount } from '../client/teaser-words'

async function countFor({ ctx }: AppLoadContext, typed: string): Promise<TeaserCount | null> {
  const found = await teaseListing(ctx, new URLSearchParams({ q: typed }))
  if (found === null || found.total === 0 || found.query === '') return null
  return { query: found.query, total: found.total, isCapped: found.isCapped }
}

/**
 * What the search box suggests for what is being typed, in words of the reader's language. Who has yet to sign in is
 * shown how many results there are.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const [language, actor] = await Promise.all([languageOf(request), actorOf(context)])
  const { categories, items } = await suggest(context.ctx, actor, typed)
  const t = translateFor(language)
  const named = categories.map((slug) => ({ slug, name: t(`categories.${slug}`) }))
  const hidden = actor === null && typed.trim() !== '' ? await countFor(context, typed) : null
  return Response.json({ categories: named, items, hidden }, { headers: { 'Cache-Control': 'no-store' } })
}
