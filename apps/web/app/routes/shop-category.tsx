import { COUPON_TILE, isCategory } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadListing } from '../features/catalogue/listing.server'
import { ListingPage } from '../features/catalogue/listing-page'
import { languageOf, translateFor } from '../i18n/language.server'
import { useT } from '../i18n/provider'
import { notFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { admit } from '../lib/viewer.server'
import { Breadcrumbs } from '../ui/breadcrumbs'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const slug = params.categoryName ?? ''
  if (slug === COUPON_TILE.slug) throw redirect('/user/coupons')
  if (!isCategory(slug)) throw notFound()
  await admit('/shop/category/:categoryName', { context, request })
  const name = translateFor(await languageOf(request))(`categories.${slug}`)
  const [head, listing] = await Promise.all([
    makeHead(context, request, (t) => ({ title: name, description: t('browse.categoryLead', { name }) })),
    loadListing(request, context, { place: { category: slug } }),
  ])
  return { head, listing, slug }
}

export const meta = headMeta

export default function ShopCategory() {
  const { listing, slug } = useLoaderData<typeof loader>()
  const t = useT()
  const name = t(`categories.${slug}`)
  return (
    <ListingPage
      listing={listing}
      title={name}
      lead={t('browse.categoryLead', { name })}
      trail={
        <Breadcrumbs
          label={t('browse.trail')}
          items={[{ label: t('site.categories'), to: '/categories' }, { label: name }]}
        />
      }
    />
  )
}
