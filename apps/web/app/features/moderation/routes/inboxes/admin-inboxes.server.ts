import { inboxesPage } from '@pasar/api'
import { readInboxFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../../i18n/language.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'
import { viewTabs } from '../../../platform/server/saved-views.server'

/** What was written to the market, by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/inboxes', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readInboxFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'inboxes')
  const language = await languageOf(request)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('inboxWork.title'), description: t('inboxWork.lead') })),
    orNotFound(inboxesPage(context.ctx, admin, filter, language, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
