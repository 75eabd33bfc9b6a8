import { referralCodeOf, resellerDesk } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller-dashboard', { context, request })
  const code = await referralCodeOf(context.ctx, reseller)
  const [head, { link, qr, ...figures }] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('recruiting.title'), description: t('recruiting.lead') })),
    resellerDesk(context.ctx, reseller, code),
  ])
  return { head, link, qr, figures }
}
