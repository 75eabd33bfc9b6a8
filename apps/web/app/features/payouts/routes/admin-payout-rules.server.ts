import { changePayoutRules, payoutRulesPage, previewPayoutRules } from '@pasar/api'
import { formatAmount, linkTo, payoutRulesSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts/rules', { context, request })
  const { rules, changes } = await payoutRulesPage(context.ctx, admin)
  const [minimum, secondAdmin] = [formatAmount(rules.minimum), formatAmount(rules.secondAdmin)]
  const head = await makeHead(context, request, (t) => ({
    title: t('payoutRules.title'),
    description: t('payoutRules.lead'),
  }))
  return {
    head,
    rules,
    changes,
    fields: { minimum, secondAdmin, seenMinimum: minimum, seenSecondAdmin: secondAdmin },
  }
}

/** Shows what other rules would change; once that was seen, sets them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/payouts/rules', { context, request })
  const { ctx } = context
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(payoutRulesSchema, values)
    const { minimum, secondAdmin } = input
    if (values.intent !== 'save') {
      const effect = await previewPayoutRules(ctx, admin, { minimum, secondAdmin })
      return { preview: { values, minimum, secondAdmin, ...effect } }
    }
    await changePayoutRules(ctx, admin, input)
    throw await redirectWithSuccess(linkTo('/admin/payouts/rules'), {
      title: 'payoutRules.saved',
      text: 'payoutRules.savedText',
    })
  })
}
