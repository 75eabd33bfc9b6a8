import { bankFile } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage, orPlainNotFound } from '../../../lib/session/guards.server'

/** The file for the bank. It holds account numbers: nothing on the way may keep it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts/:id/bank.csv', { context, request })
  const id = params.id ?? ''
  const body = await orPlainNotFound(bankFile(context.ctx, admin, id))
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="payouts-${id}.csv"`,
      'Cache-Control': 'private, no-store, no-transform',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
