import { restsToShip, salesPage } from '@pasar/api'
import { readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/orders/seller', { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, seller.person, 'sales')
  const query = {
    state: params.get('state'),
    cursor,
    search: params.get('q') ?? '',
    sort: readListSort(params),
  }
  const [page, rests, { windows }, head] = await Promise.all([
    orNotFound(salesPage(context.ctx, seller, query)),
    restsToShip(context.ctx, seller),
    context.ctx.settings.read(),
    makeHead(context, request, (t) => ({
      title: t('fulfilment.title'),
      description: t('fulfilment.description'),
    })),
  ])
  return { head, saved, page, cursor, sort: query.sort, rests, shipDays: windows.shipDays }
}
