import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { answerStatement } from '../server/statement.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/statements/:period/statement.pdf', { context, request })
  return answerStatement({ context, request, seller, period: params.period ?? '' }, 'pdf')
}
