import { importPage, listRefusals } from '@pasar/api'
import { CSV_MARK, csvLine } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { sayProblem, sendCsv } from '../server/imports.server'

/** What of an import was refused, a row for each problem. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products/import/:id/refused.csv', { context, request })
  const { ctx } = context
  const t = translateFor(await languageOf(request))
  const id = params.id ?? ''
  await orNotFound(importPage(ctx, seller, id, { state: 'refused', after: -1 }))
  async function* write() {
    const heads = ['csvRow', 'csvColumn', 'csvProblem', 'csvItem'] as const
    yield `${CSV_MARK}${csvLine([...heads.map((head) => t(`imports.${head}`)), 'sku'])}`
    for await (const items of listRefusals(ctx, seller, id))
      for (const { problems, title, sku } of items)
        for (const problem of problems)
          yield csvLine([problem.row, problem.column, sayProblem(t, problem), title, sku])
  }
  return sendCsv('refused.csv', write())
}
