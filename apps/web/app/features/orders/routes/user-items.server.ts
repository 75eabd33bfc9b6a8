import { readListSort } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { linkToItems } from '../client/user-items-link'
import { countRows, readTab, viewUserItems } from '../server/user-items.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user-items', { context, request })
  const params = new URL(request.url).searchParams
  const q = (params.get('q') ?? '').trim()
  const cursor = params.get('cursor')
  const sort = readListSort(params)
  const tab = readTab(params.get('tab'))
  const [head, view] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('purchases.title'),
      description: t('purchases.description'),
    })),
    orNotFound(viewUserItems(context.ctx, buyer, { tab, q, sort, cursor }, await languageOf(request))),
  ])
  const rows = countRows(view)
  // What stood there has ended or was taken off: the first page shows what there is.
  if (cursor !== null && rows === 0) throw redirect(linkToItems({ tab, q, sort }))
  return { head, view, rows, q, sort, cursor }
}
