import { type Buyer, type InvoiceStyle, invoiceOf, makeInvoicePdf, sayBuyer, sayPaidWith } from '@pasar/api'
import { DomainError, linkTo } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { setFlash } from '../../../lib/session/flash.server'
import { orNotFound, orPlainNotFound } from '../../../lib/session/guards.server'
import { nameMethod } from '../../checkout/client/shipping-words'

interface InvoiceArgs {
  context: AppLoadContext
  request: Request
  buyer: Buyer
}

async function styleOf({ context, request }: InvoiceArgs): Promise<InvoiceStyle> {
  const language = await languageOf(request)
  const t = translateFor(language)
  return {
    language,
    appName: context.ctx.config.appName,
    say: (word, values) => t(`invoice.${word}`, values),
    nameMethod: (method) => nameMethod(t, method),
  }
}

/** What the page of an invoice shows. @throws the 404 page for others' orders and for unpaid ones */
export async function viewInvoice(args: InvoiceArgs, orderId: string) {
  const { language, say } = await styleOf(args)
  const view = await orNotFound(invoiceOf(args.context.ctx, args.buyer, orderId, language))
  return { ...view, buyer: sayBuyer(view, say), paidWithText: sayPaidWith(view, say) }
}

/** As `viewInvoice`, as PDF. A temporary refusal is shown on the page beside it. */
export async function answerInvoicePdf(args: InvoiceArgs, orderId: string): Promise<Response> {
  const { ctx } = args.context
  try {
    const made = makeInvoicePdf(ctx, args.buyer, orderId, await styleOf(args))
    const { number, pdf } = await orPlainNotFound(made)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.length),
        'Content-Disposition': `inline; filename="Invoice ${number}.pdf"`,
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const flash = await setFlash({ tone: 'error', text: `errors.${error.code}`, values: error.details })
    throw redirect(linkTo('/orders/user/:orderId/invoice', { orderId }), { headers: { 'Set-Cookie': flash } })
  }
}
