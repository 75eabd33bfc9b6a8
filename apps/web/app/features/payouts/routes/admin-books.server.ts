import { booksPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books', { context, request })
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('books.title'), description: t('books.lead') })),
    booksPage(context.ctx, admin, new URL(request.url).searchParams.get('date')),
  ])
  return { head, ...page }
}
