import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headMeta } from '../../../lib/page/meta'
import { preloadPicture } from '../../../lib/uploads'
import { WishesOf } from '../../wishlist/components/wishes'
import { BANNER_SIZES } from '../components/home/banners'
import type { loader } from '../routes/home.server'
import { HomePage } from './home-page'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...preloadPicture(data?.banners[0]?.image, BANNER_SIZES),
  ...headMeta({ data }),
  ...(data ? [{ 'script:ld+json': data.organization }] : []),
]

export function Home() {
  const { banners, shelves, wishes, payments } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <HomePage banners={banners} shelves={shelves} payments={payments} />
    </WishesOf>
  )
}
