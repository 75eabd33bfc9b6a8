import { makeStatementCsv, makeStatementPdf, type Seller, type StatementStyle } from '@pasar/api'
import { DomainError, LANGUAGE_TAG, linkTo, malaysianFormat } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { setFlash } from '../../../lib/session/flash.server'
import { orPlainNotFound } from '../../../lib/session/guards.server'
import { namePeriod, sayEntry } from '../client/entry-words'

interface StatementArgs {
  context: AppLoadContext
  request: Request
  seller: Seller<'money'>
  period: string
}

const timeFormat = malaysianFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

async function styleOf({ context, request, period }: StatementArgs): Promise<StatementStyle> {
  const language = await languageOf(request)
  const t = translateFor(language)
  const tag = LANGUAGE_TAG[language]
  return {
    language,
    appName: context.ctx.config.appName,
    periodName: /^\d{4}(?:-\d\d)?$/.test(period) ? namePeriod(tag, period) : period,
    say: (word, values) => t(`statements.${word}`, values),
    sayEntry: (entry) => sayEntry(t, entry),
    formatTime: (at) => timeFormat(tag).format(at),
  }
}

const KINDS = {
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment', make: makeStatementCsv },
  pdf: { type: 'application/pdf', disposition: 'inline', make: makeStatementPdf },
} as const

/** A statement as a file. A temporary refusal is shown on the page beside it. */
export async function answerStatement(args: StatementArgs, kind: keyof typeof KINDS): Promise<Response> {
  const { type, disposition, make } = KINDS[kind]
  try {
    const body = await orPlainNotFound<string | Buffer>(
      make(args.context.ctx, args.seller, args.period, await styleOf(args)),
    )
    const bytes = new Uint8Array(Buffer.from(body))
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        'Content-Disposition': `${disposition}; filename="Statement ${args.period}.${kind}"`,
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const flash = await setFlash({ tone: 'error', text: `errors.${error.code}`, values: error.details })
    throw redirect(linkTo('/seller/statements/:period', { period: args.period }), {
      headers: { 'Set-Cookie': flash },
    })
  }
}
