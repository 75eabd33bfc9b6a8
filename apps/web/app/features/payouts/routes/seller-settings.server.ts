import { bankAccountsOf } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/settings', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('payouts.settingsTitle'),
    description: t('payouts.settingsLead'),
  }))
  return { head, ...(await bankAccountsOf(context.ctx, seller)) }
}
