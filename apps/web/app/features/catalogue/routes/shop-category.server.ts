import { COUPON_TILE, isCategory, linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound } from '../../../lib/session/guards.server'
import { admit } from '../../../lib/session/viewer.server'
import { loadListing } from '../server/listing.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const slug = params.categoryName ?? ''
  if (slug === COUPON_TILE.slug) throw redirect('/user/coupons' satisfies PagePath)
  if (!isCategory(slug)) throw lowerCased(request, slug) ?? notFound()
  await admit('/shop/category/:categoryName', { context, request })
  const name = translateFor(await languageOf(request))(`categories.${slug}`)
  const [head, listing] = await Promise.all([
    makeHead(context, request, (t) => ({ title: name, description: t('browse.categoryLead', { name }) })),
    loadListing(request, context, { place: { category: slug } }),
  ])
  return { head, listing, slug }
}

/** Where an address with capitals leads; null when it names no category then, either. */
function lowerCased(request: Request, slug: string): Response | null {
  const lower = slug.toLowerCase()
  if (lower !== COUPON_TILE.slug && !isCategory(lower)) return null
  return redirect(
    `${linkTo('/shop/category/:categoryName', { categoryName: lower })}${new URL(request.url).search}`,
    301,
  )
}
