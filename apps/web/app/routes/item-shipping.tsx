import type { LoaderFunctionArgs } from '@remix-run/node'
import { DeliveryPage } from '../features/delivery/delivery-page'
import { viewDelivery } from '../features/delivery/delivery-view.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewDelivery(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('delivery.titleOf', { title }),
    description: t('delivery.description', { title }),
  }))
  return { head, ...view }
}

export const meta = headMeta

export default DeliveryPage
