import { categoryCounts } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage('/categories', { context, request })
  const [head, counts] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('browse.categoriesTitle'),
      description: t('browse.categoriesLead'),
    })),
    categoryCounts(context.ctx),
  ])
  return { head, counts: Object.fromEntries(counts) }
}
