import { bookAccountPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { nameAccount } from '../client/book-words'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/accounts/:account', { context, request })
  const query = new URL(request.url).searchParams
  const cursor = query.get('cursor')
  const asked = { date: query.get('date'), cursor }
  const page = await orNotFound(bookAccountPage(context.ctx, admin, params.account ?? '', asked))
  const head = await makeHead(context, request, (t) => ({
    title: nameAccount(t, page.account),
    description: t('books.lead'),
  }))
  return { head, ...page, isFirst: cursor === null }
}
