import { searchBackOffice } from '@pasar/api'
import { readStaffSearch } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

/** What there is in the back office for the words of an address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/search', { context, request })
  const words = readStaffSearch(new URL(request.url).searchParams)
  const [head, found] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('staffSearch.title'),
      description: t('staffSearch.lead'),
    })),
    searchBackOffice(context.ctx, admin, words),
  ])
  return { head, found }
}
