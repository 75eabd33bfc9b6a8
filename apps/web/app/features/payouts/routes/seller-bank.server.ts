import { bankAccountsOf, changeBankAccount } from '@pasar/api'
import { bankAccountSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { recentMember, signedIn } from '../../accounts/server/profile.server'
import { WAIT_HOURS } from '../client/wait'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/settings/bank', { context, request })
  recentMember(context, request, await signedIn(context, request))
  const { current } = await bankAccountsOf(context.ctx, seller)
  const isFirst = current === null
  const head = await makeHead(context, request, (t) => ({
    title: t(isFirst ? 'payouts.add' : 'payouts.changeTitle'),
    description: t('payouts.changeLead', { hours: WAIT_HOURS }),
  }))
  return { head, isFirst }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage('/seller/settings/bank', { context, request })
  const member = recentMember(context, request, await signedIn(context, request))
  const values = await readForm(request)
  return answerForm(values, async () => {
    await changeBankAccount(context.ctx, member, parseForm(bankAccountSchema, values))
    const hours = { hours: WAIT_HOURS }
    throw await redirectWithSuccess('/seller/settings', {
      title: 'payouts.saved',
      text: 'payouts.savedText',
      values: hours,
    })
  })
}
