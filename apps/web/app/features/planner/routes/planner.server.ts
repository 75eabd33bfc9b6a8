import { plansOf, restorePlan } from '@pasar/api'
import { LANGUAGE_TAG, planSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { drawSpending, toPlanCard } from '../server/plan-view.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner', { context, request })
  const { ctx } = context
  const language = await languageOf(request)
  const t = translateFor(language)
  const [head, { plans, removed, months }] = await Promise.all([
    makeHead(context, request, () => ({ title: t('planner.title'), description: t('planner.description') })),
    plansOf(ctx, buyer),
  ])
  return {
    head,
    plans: plans.map((summary) => toPlanCard(summary, ctx.now())),
    removed: removed.map(({ id, title }) => ({ id, title })),
    months,
    chart: drawSpending(
      months,
      { spent: t('planner.spent'), planned: t('planner.planned') },
      LANGUAGE_TAG[language],
    ),
  }
}

/** Puts back a list that was removed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/planner', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { planId } = parseForm(planSchema, values)
    await restorePlan(context.ctx, buyer, planId)
    return redirectWithSuccess('/planner', { text: 'planner.listRestored' })
  })
}
