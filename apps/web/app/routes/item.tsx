import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ItemPage } from '../features/catalogue/item-page'
import { loadItem } from '../features/catalogue/item-view.server'
import { WishesOf } from '../features/wishlist/wishes'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadItem(request, context, params.slug ?? '')

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function Item() {
  const { meta: _, wishes, ...page } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <ItemPage {...page} />
    </WishesOf>
  )
}
