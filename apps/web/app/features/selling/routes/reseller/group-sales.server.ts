import { groupSalesPage } from '@pasar/api'
import { formatRm, LANGUAGE_TAG } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../../i18n/language.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { drawChart, nameMark } from '../../../analytics/server/chart.server'
import { writeMonth } from '../../components/reseller/month-words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/group-sales', { context, request })
  const month = new URL(request.url).searchParams.get('month')
  const [head, language, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('recruiting.groupSales'),
      description: t('recruiting.groupLead'),
    })),
    languageOf(request),
    groupSalesPage(context.ctx, reseller, month),
  ])
  const tag = LANGUAGE_TAG[language]
  const months = page.months.toReversed()
  const chart = drawChart(
    months.map(({ start }) => writeMonth(tag, start)),
    [{ name: '', values: months.map(({ amount }) => amount) }],
    formatRm,
    nameMark,
  )
  return { head, chart, ...page }
}
