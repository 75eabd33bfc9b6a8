import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BANNER_SIZES } from '../features/home/banners'
import { loadShelves } from '../features/home/home.server'
import { HomePage } from '../features/home/home-page'
import { describeOrganization } from '../features/home/organization.server'
import { WishesOf } from '../features/wishlist/wishes'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { preloadPicture } from '../lib/uploads'
import { admit } from '../lib/viewer.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await admit('/', { context, request })
  const [head, organization, shown] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('home.title'), description: t('home.description') }), {
      path: '/',
    }),
    describeOrganization(context),
    loadShelves(request, context),
  ])
  return { head, organization, ...shown }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...preloadPicture(data?.banners[0]?.image, BANNER_SIZES),
  ...headMeta({ data }),
  ...(data ? [{ 'script:ld+json': data.organization }] : []),
]

export default function Home() {
  const { banners, shelves, wishes } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <HomePage banners={banners} shelves={shelves} />
    </WishesOf>
  )
}
