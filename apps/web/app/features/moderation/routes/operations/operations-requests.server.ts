import { requestsPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'

const MAX_NUMBER_LENGTH = 40

/** Requests that failed or were slow, by the number an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/operations/requests', { context, request })
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const number = typed.trim().toLowerCase().slice(0, MAX_NUMBER_LENGTH)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('operations.requests'),
      description: t('operations.lead'),
    })),
    requestsPage(context.ctx, admin, number),
  ])
  return { head, number, ...page }
}
