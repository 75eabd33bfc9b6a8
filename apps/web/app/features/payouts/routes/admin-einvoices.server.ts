import { Readable } from 'node:stream'
import { type EInvoiceFile, exportEInvoices } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage, orPlainNotFound } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'

/** One object, whose list is written as it is read. */
async function* write({ period, fees, otherFees, documents }: EInvoiceFile) {
  const head = JSON.stringify({ month: period.name, currency: 'MYR', fees, otherFees })
  yield `${head.slice(0, -1)},"documents":[`
  let separator = '\n'
  for await (const some of documents)
    for (const document of some) {
      yield `${separator}${JSON.stringify(document)}`
      separator = ',\n'
    }
  yield '\n]}\n'
}

/** What the operator's e-invoices of a month need, with what is missing of each. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/einvoices.json', { context, request })
  const month = new URL(request.url).searchParams.get('month') ?? ''
  const file = await orBackTo(
    linkTo('/admin/books'),
    orPlainNotFound(exportEInvoices(context.ctx, admin, month)),
  )
  return new Response(streamBody(Readable.from(write(file))), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="einvoices-${file.period.name}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
