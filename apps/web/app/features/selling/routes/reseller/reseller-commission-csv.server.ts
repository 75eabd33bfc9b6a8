import { exportCommission } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../../i18n/language.server'
import { orBackTo } from '../../../../lib/session/back-to.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendCsv } from '../../server/imports.server'

const HEADS = ['month', 'seller', 'earned', 'corrected', 'paid', 'move'] as const

/** A reseller's commission by month and seller. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/commission.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const exported = await orBackTo('/reseller/commission', exportCommission(context.ctx, reseller))
  async function* write() {
    yield `${CSV_MARK}${csvLine(HEADS.map((head) => t(`recruiting.csv_${head}`)))}`
    for await (const rows of exported)
      yield rows
        .map(({ month, name, sums, move }) =>
          csvLine([month, name ?? '', ...[sums.earned, sums.corrected, sums.paid, move].map(csvAmount)]),
        )
        .join('')
  }
  return sendCsv('commission.csv', write())
}
