import { report, reportedThing } from '@pasar/api'
import { linkTo, REPORT_KINDS, reportSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { leadWith } from '../../../lib/session/lead-to.server'

/** @throws the 404 page for kinds that cannot be reported */
function targetOf({ kind, id = '' }: LoaderFunctionArgs['params']) {
  const known = REPORT_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  return { kind: known, id }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const thing = await orNotFound(reportedThing(context.ctx, member, target))
  const head = await makeHead(context, request, (t) => ({
    title: t(`reports.${target.kind}`),
    description: t('reports.lead', { name: context.ctx.config.appName }),
  }))
  return { head, kind: target.kind, thing }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const { slug } = await orNotFound(reportedThing(context.ctx, member, target))
  const values = await readForm(request)
  return answerForm(values, async () => {
    await report(context.ctx, member, target, parseForm(reportSchema, values))
    const flash = { tone: 'success', title: 'reports.thanks', text: 'reports.sent' } as const
    throw await leadWith(linkTo('/item/:slug', { slug }), flash)
  })
}
