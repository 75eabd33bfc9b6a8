import { statementEntries, statementOf } from '@pasar/api'
import { LANGUAGE_TAG } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { namePeriod } from '../client/entry-words'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/statements/:period', { context, request })
  const name = params.period ?? ''
  const cursor = new URL(request.url).searchParams.get('cursor')
  const statement = await orNotFound(statementOf(context.ctx, seller, name))
  const { isYear, to } = statement.period
  const page = isYear ? null : await orNotFound(statementEntries(context.ctx, seller, name, cursor))
  const period = namePeriod(LANGUAGE_TAG[await languageOf(request)], name)
  const head = await makeHead(context, request, (t) => ({
    title: t(isYear ? 'statements.yearTitle' : 'statements.monthTitle', { period }),
    description: t('statements.description'),
  }))
  return { head, name, statement, page, isFirst: cursor === null, isRunning: to > context.ctx.now() }
}
