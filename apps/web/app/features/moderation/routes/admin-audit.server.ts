import { auditPage } from '@pasar/api'
import { readAuditFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

/** Entries of the audit log by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/audit', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readAuditFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'audit')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('auditLog.title'), description: t('auditLog.lead') })),
    orNotFound(auditPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
