import { makePlan } from '@pasar/api'
import { isPlanTemplate, linkTo, makePlanSchema, PLAN_TEMPLATES, proposePlan } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { toPlanValues } from '../server/plan-view.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage('/planner/new', { context, request })
  const asked = new URL(request.url).searchParams.get('template')
  const template = isPlanTemplate(asked) ? asked : null
  const t = translateFor(await languageOf(request))
  const head = await makeHead(context, request, (say) => ({
    title: say('planner.newList'),
    description: say('planner.description'),
  }))
  if (template === null) return { head, templates: PLAN_TEMPLATES, template, values: {} }
  const { day, budget } = proposePlan(template, context.ctx.now())
  const title = template === 'own' ? '' : t(`planner.for_${template}`)
  return { head, templates: PLAN_TEMPLATES, template, values: toPlanValues({ title, day, budget }) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/planner/new', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const id = await makePlan(context.ctx, buyer, parseForm(makePlanSchema, values))
    return redirectWithSuccess(linkTo('/planner/:id', { id }), { text: 'planner.made' })
  })
}
