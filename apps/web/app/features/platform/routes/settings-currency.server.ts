import { chooseCurrency } from '@pasar/api'
import { isDisplayCurrency } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect, redirectDocument } from '@remix-run/node'
import { keepIfPossible } from '../../../lib/cookies/keep-if-possible.server'
import { keepCurrency } from '../../../lib/currency.server'
import { readForm } from '../../../lib/forms/forms.server'
import { actorOf } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'

export const loader = () => redirect('/' satisfies PagePath)

export async function action({ request, context }: ActionFunctionArgs) {
  const { currency, from } = await readForm(request)
  if (!isDisplayCurrency(currency)) return redirectDocument(safePath(from))
  const { ctx } = context
  await keepIfPossible(ctx, chooseCurrency(ctx, await actorOf(context), currency))
  return redirectDocument(safePath(from), { headers: { 'Set-Cookie': keepCurrency(request, currency) } })
}
