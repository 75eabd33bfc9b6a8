import { pickListOf } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { orBackToSales } from '../server/documents.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/orders/seller/pick-list', { context, request })
  const ids = new URL(request.url).searchParams.getAll('id')
  const [list, head] = await Promise.all([
    orBackToSales(pickListOf(context.ctx, seller, ids)),
    makeHead(context, request, (t) => ({
      title: t('documents.pickList'),
      description: t('documents.pickDescription'),
    })),
  ])
  return { head, list, ids }
}
