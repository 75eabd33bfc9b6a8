import { membersPage } from '@pasar/api'
import { readMembersFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

/** Members by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/users', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readMembersFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'members')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('memberWork.title'), description: t('memberWork.lead') })),
    orNotFound(membersPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
