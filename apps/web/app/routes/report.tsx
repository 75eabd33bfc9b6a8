import { report, reportedThing } from '@pasar/api'
import { REPORT_KINDS, reportSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ReportPage } from '../features/reports/report-page'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { guardPage, notFound, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

/** @throws the 404 page for kinds that cannot be reported */
function targetOf({ kind, id = '' }: LoaderFunctionArgs['params']) {
  const known = REPORT_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  return { kind: known, id }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const thing = await orNotFound(reportedThing(context.ctx, target))
  const head = await makeHead(context, request, (t) => ({
    title: t(`reports.${target.kind}`),
    description: t('reports.lead', { name: context.ctx.config.appName }),
  }))
  return { head, kind: target.kind, thing }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await guardPage('/report/:kind/:id', { context, request })
  const target = targetOf(params)
  const { slug } = await orNotFound(reportedThing(context.ctx, target))
  const values = await readForm(request)
  return answerForm(values, async () => {
    await report(context.ctx, member, target, parseForm(reportSchema, values))
    const flash = { tone: 'success', title: 'reports.thanks', text: 'reports.sent' } as const
    throw redirect(`/item/${slug}`, { headers: { 'Set-Cookie': await setFlash(flash) } })
  })
}

export default ReportPage
