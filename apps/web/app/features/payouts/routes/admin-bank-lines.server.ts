import { bankLinesPage, explainLine } from '@pasar/api'
import { explainLineSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/lines', { context, request })
  const query = new URL(request.url).searchParams
  const isExplained = query.get('list') === 'explained'
  const cursor = query.get('cursor')
  const page = await orNotFound(bankLinesPage(context.ctx, admin, { isExplained, cursor }))
  const head = await makeHead(context, request, (t) => ({
    title: t('bankStatements.lines'),
    description: t('bankStatements.linesLead'),
  }))
  return { head, ...page, isExplained, isFirst: cursor === null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/books/lines', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    await orNotFound(explainLine(context.ctx, admin, parseForm(explainLineSchema, values)))
    throw await redirectWithSuccess(pathOf(request), {
      title: 'bankStatements.explained',
      text: 'bankStatements.explainedText',
    })
  })
}
