import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { viewPreview } from '../server/preview.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/add-items/preview', { context, request })
  const [view, head] = await Promise.all([
    viewPreview(context, request, seller),
    makeHead(context, request, (t) => ({
      title: t('drafts.preview'),
      description: t('drafts.previewLead'),
    })),
  ])
  return { head, ...view }
}
