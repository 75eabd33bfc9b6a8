import { settingsOverview } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/settings', { context, request })
  const [sections, head] = await Promise.all([
    settingsOverview(context.ctx, admin),
    makeHead(context, request, (t) => ({
      title: t('marketSettings.title'),
      description: t('marketSettings.lead'),
    })),
  ])
  return { head, sections }
}
