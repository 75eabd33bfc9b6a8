import { bankStatementPage, confirmStatement, discardStatement, mapStatement } from '@pasar/api'
import {
  bankMappingSchema,
  confirmStatementSchema,
  isFinding,
  linkTo,
  MAX_STATEMENT_COLUMNS,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/** A position behind which lines are shown; nonsense is the beginning. */
const readAfter = (typed: string | null): number =>
  typed !== null && /^\d{1,6}$/.test(typed) ? Number(typed) : 0

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/statements/:id', { context, request })
  const query = new URL(request.url).searchParams
  const asked = query.get('show')
  const show = isFinding(asked) ? asked : null
  const after = readAfter(query.get('after'))
  const page = await orNotFound(bankStatementPage(context.ctx, admin, params.id ?? '', { show, after }))
  const head = await makeHead(context, request, (t) => ({
    title: t('bankStatements.one'),
    description: t('bankStatements.lead'),
  }))
  return { head, ...page, show, isFirst: after === 0 }
}

/** The columns as they were chosen, up to the last that the form has. */
function readColumns(values: FormValues): string[] {
  const columns: string[] = []
  for (let at = 0; at < MAX_STATEMENT_COLUMNS; at++) {
    const column = values[`column${at}`]
    if (column === undefined) break
    columns.push(column)
  }
  return columns
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/books/statements/:id', { context, request })
  const { ctx } = context
  const id = params.id ?? ''
  const values = await readForm(request)
  await orNotFound(bankStatementPage(ctx, admin, id, { show: null, after: 0 }))
  const here = linkTo('/admin/books/statements/:id', { id })
  return answerForm(values, async () => {
    switch (values.intent) {
      case 'map': {
        const columns = readColumns(values)
        const mapping = parseForm(bankMappingSchema, { firstRow: values.firstRow, columns })
        await mapStatement(ctx, admin, id, mapping)
        throw await redirectWithSuccess(here, {
          title: 'bankStatements.mapped',
          text: 'bankStatements.keptText',
        })
      }
      case 'confirm':
        await confirmStatement(ctx, admin, id, parseForm(confirmStatementSchema, values))
        throw await redirectWithSuccess(here, {
          title: 'bankStatements.confirmed',
          text: 'bankStatements.confirmedText',
        })
      case 'discard':
        await discardStatement(ctx, admin, id)
        throw await redirectWithSuccess('/admin/books/statements', {
          title: 'bankStatements.discarded',
          text: 'bankStatements.discardedText',
        })
      default:
        throw notFound()
    }
  })
}
