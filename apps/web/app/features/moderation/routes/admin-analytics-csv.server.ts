import { exportReport } from '@pasar/api'
import { CSV_MARK, csvLine, REPORT_TABLES, readReportFilter, reportPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { sendCsv } from '../../selling/server/imports.server'
import { reportTable } from '../server/report-csv.server'
import { reportDates } from '../server/report-dates.server'

/** A table of the report as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/analytics.csv', { context, request })
  const params = new URL(request.url).searchParams
  const language = await languageOf(request)
  const filter = readReportFilter(params)
  const table = REPORT_TABLES.find((known) => known === params.get('table')) ?? 'sales'
  const report = await orBackTo(reportPath(filter), exportReport(context.ctx, admin, filter))
  const { heads, rows } = reportTable(translateFor(language), reportDates(language), report, table)
  async function* write() {
    yield `${CSV_MARK}${csvLine(heads)}`
    for (const row of rows) yield csvLine(row)
  }
  return sendCsv(`${table}.csv`, write())
}
