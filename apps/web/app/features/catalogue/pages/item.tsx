import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { WishesOf } from '../../wishlist/components/wishes'
import type { loader } from '../routes/item.server'
import { ItemPage } from './item-page'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export function Item() {
  const { meta: _, wishes, ...page } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <ItemPage {...page} />
    </WishesOf>
  )
}
