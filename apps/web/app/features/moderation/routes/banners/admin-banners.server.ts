import { bannersPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../../i18n/language.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/banners', { context, request })
  const [page, head] = await Promise.all([
    bannersPage(context.ctx, admin, await languageOf(request)),
    makeHead(context, request, (t) => ({ title: t('bannerWork.title'), description: t('bannerWork.lead') })),
  ])
  return { head, ...page }
}
