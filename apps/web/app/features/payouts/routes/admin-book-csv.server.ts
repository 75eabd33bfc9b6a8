import { exportAccount } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine, linkTo, type Sen, sen } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage, orPlainNotFound } from '../../../lib/session/guards.server'
import { sendCsv } from '../../selling/server/imports.server'
import { nameKind } from '../client/book-words'

const HEADS = ['time', 'kind', 'reference', 'order', 'account', 'debit', 'credit', 'balance'] as const

const sideOf = (amount: Sen, isDebit: boolean): string =>
  amount > 0 === isDebit ? csvAmount(sen(Math.abs(amount))) : ''

/** The entries of an account in a month, for accountants: read and sent some at a time. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/books/accounts/:account/entries.csv', { context, request })
  const account = params.account ?? ''
  const month = new URL(request.url).searchParams.get('month') ?? ''
  const t = translateFor(await languageOf(request))
  const { opening, entries, period } = await orBackTo(
    linkTo('/admin/books'),
    orPlainNotFound(exportAccount(context.ctx, admin, account, month)),
  )
  async function* write() {
    let balance = opening
    const first = new Date(period.from).toISOString()
    yield `${CSV_MARK}${csvLine(HEADS.map((head) => t(`books.csv_${head}`)))}`
    yield csvLine([first, t('statements.opening'), '', '', account, '', '', csvAmount(balance)])
    for await (const rows of entries)
      yield rows
        .map(({ at, kind, reference, orderNumber, account: own, amount }) => {
          balance = sen(balance + amount)
          return csvLine([
            new Date(at).toISOString(),
            nameKind(t, kind),
            reference,
            orderNumber ?? '',
            own,
            sideOf(amount, true),
            sideOf(amount, false),
            csvAmount(balance),
          ])
        })
        .join('')
    yield csvLine(['', t('statements.closing'), '', '', account, '', '', csvAmount(balance)])
  }
  return sendCsv(`${account.replaceAll(':', '-')}-${period.name}.csv`, write())
}
