import { debtsPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/debts', { context, request })
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('books.debts'), description: t('books.debtsLead') })),
    debtsPage(context.ctx, admin),
  ])
  return { head, ...page }
}
