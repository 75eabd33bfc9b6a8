import { newsletterIssues } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/newsletter', { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const [page, head] = await Promise.all([
    orNotFound(newsletterIssues(context.ctx, admin, cursor)),
    makeHead(context, request, (t) => ({
      title: t('newsletterWork.title'),
      description: t('newsletterWork.lead'),
    })),
  ])
  return { head, isFirst: cursor === null, ...page }
}
