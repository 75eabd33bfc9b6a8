import { bankStatementsPage, keepStatement, receiveStatement } from '@pasar/api'
import {
  BANKS,
  DomainError,
  linkTo,
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_LINES,
  statementSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { receiveForm } from '../../../lib/forms/form-file.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const BYTES_PER_MB = 1024 * 1024

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/statements', { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const page = await orNotFound(bankStatementsPage(context.ctx, admin, cursor))
  const head = await makeHead(context, request, (t) => ({
    title: t('bankStatements.title'),
    description: t('bankStatements.lead'),
  }))
  return {
    head,
    ...page,
    isFirst: cursor === null,
    banks: BANKS.map(({ swiftCode, name }) => ({ value: swiftCode, label: name })),
    most: { lines: MAX_STATEMENT_LINES, megabytes: MAX_STATEMENT_BYTES / BYTES_PER_MB },
  }
}

/** Reads a statement; nothing is made of it yet. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/books/statements', { context, request })
  const { ctx } = context
  if (!isMultipart(request)) throw notFound()
  const values: FormValues = {}
  return answerForm(values, async () => {
    const sent = await receiveForm(request, 'statement', async (content, fileName, texts) => {
      Object.assign(values, texts, { statement: 'sent' })
      return { fileName, ...(await receiveStatement(ctx, admin, content)) }
    })
    Object.assign(values, sent.values)
    const asked = parseForm(statementSchema, sent.values)
    if (!sent.taken) throw new DomainError('VALIDATION', {}, { statement: 'FILE_MISSING' })
    const id = await keepStatement(ctx, admin, sent.taken, asked)
    throw await redirectWithSuccess(linkTo('/admin/books/statements/:id', { id }), {
      title: 'bankStatements.kept',
      text: 'bankStatements.keptText',
    })
  })
}
