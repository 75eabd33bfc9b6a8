import { groupSalesPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/group-sales', { context, request })
  const month = new URL(request.url).searchParams.get('month')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('recruiting.groupSales'),
      description: t('recruiting.groupLead'),
    })),
    groupSalesPage(context.ctx, reseller, month),
  ])
  return { head, ...page }
}
