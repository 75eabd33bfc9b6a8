import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { viewDelivery } from '../server/delivery-view.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewDelivery(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('delivery.titleOf', { title }),
    description: t('delivery.description', { title }),
  }))
  return { head, ...view }
}
