import { makeDocumentsPdf, makePickListPdf } from '@pasar/api'
import { PAPER_SIZES, PRINT_KINDS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { documentStyle, orBackToSales } from '../server/documents.server'

/** Labels, packing slips or a pick list for the parcels named by `id`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/orders/seller/documents.pdf', { context, request })
  const params = new URL(request.url).searchParams
  const ids = params.getAll('id')
  const kind = PRINT_KINDS.find((known) => known === params.get('kind'))
  const size = PAPER_SIZES.find((known) => known === params.get('size')) ?? 'a6'
  const style = await documentStyle(context, request)
  const pdf = await orBackToSales(
    kind
      ? makeDocumentsPdf(context.ctx, seller, { kind, size, ids }, style)
      : makePickListPdf(context.ctx, seller, ids, style),
  )
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `inline; filename="${kind ?? 'pick-list'}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
