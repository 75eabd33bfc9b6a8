import { statementPeriods } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/statements', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('statements.title'),
    description: t('statements.description'),
  }))
  return { head, years: await statementPeriods(context.ctx, seller) }
}
