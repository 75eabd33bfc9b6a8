import { suggest } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { actorOf } from '../../../lib/session/guards.server'

/** What the search box suggests for what is being typed, in words of the reader's language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const [language, actor] = await Promise.all([languageOf(request), actorOf(context)])
  const { categories, items } = await suggest(context.ctx, actor, typed)
  const t = translateFor(language)
  const named = categories.map((slug) => ({ slug, name: t(`categories.${slug}`) }))
  return Response.json({ categories: named, items }, { headers: { 'Cache-Control': 'no-store' } })
}
