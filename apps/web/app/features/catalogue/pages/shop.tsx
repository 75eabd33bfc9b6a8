import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { headMeta } from '../../../lib/page/meta'
import { preloadPicture } from '../../../lib/uploads'
import { WishesOf } from '../../wishlist/components/wishes'
import { readGift } from '../client/gift'
import { BANNER_SIZES } from '../components/home/banners'
import type { loader } from '../routes/shop.server'
import { ShopPage } from './shop-page'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...preloadPicture(data?.banners[0]?.image, BANNER_SIZES),
  ...headMeta({ data }),
]

export function Shop() {
  const { banners, shelves, wishes, gift } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <ShopPage banners={banners} shelves={shelves} gift={readGift(gift)} />
    </WishesOf>
  )
}
