import { bankAccountsOf, ownStores } from '@pasar/api'
import { shipsAgainAt } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/settings', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('payouts.settingsTitle'),
    description: t('payouts.settingsLead'),
  }))
  const [accounts, stores] = await Promise.all([
    bankAccountsOf(context.ctx, seller),
    ownStores(context.ctx, seller),
  ])
  const now = context.ctx.now()
  return {
    head,
    ...accounts,
    stores: stores.map(({ id, name, holidayUntil }) => ({
      id,
      name,
      shipsAgain: shipsAgainAt(holidayUntil, now),
    })),
  }
}
