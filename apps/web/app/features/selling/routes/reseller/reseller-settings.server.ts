import { bankAccountsOf, requireSeller } from '@pasar/api'
import { mayEnter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/settings', { context, request })
  // Admins look in, and are paid nothing.
  const isPaid = mayEnter(reseller.role, 'seller')
  const [head, accounts] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('payouts.settingsTitle'),
      description: t('recruiting.settingsLead'),
    })),
    isPaid ? bankAccountsOf(context.ctx, requireSeller(reseller, 'owner')) : { current: null, past: [] },
  ])
  return { head, isPaid, ...accounts }
}
