import { longerPeriod, type ReportTable, reportFile, reportPath } from '@pasar/domain/analytics/periods'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { TextLink } from '../../../../ui/text-link'
import type { loader } from '../../routes/admin-analytics.server'

/** A part of the report: where it is counted from, its table, and the table as a file. */
export function ReportCard({
  table,
  title,
  source,
  isEmpty,
  children,
}: {
  table: ReportTable
  title: string
  source: string
  isEmpty: boolean
  children: ReactNode
}) {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{source}</p>
      {isEmpty ? (
        <Nothing />
      ) : (
        <>
          {children}
          <a
            href={reportFile(table, filter)}
            aria-label={t('figures.csvOf', { table: title })}
            className={buttonClass({ variant: 'secondary', size: 'small', className: 'mt-4' })}
          >
            {t('figures.csv')}
          </a>
        </>
      )}
    </Card>
  )
}

/** With a longer period to look at, while there is one. */
function Nothing() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  const period = longerPeriod(filter)
  return (
    <p>
      {t('figures.nothing')}{' '}
      {period !== null && (
        <TextLink to={reportPath({ ...filter, period })} className="inline-flex min-h-11 items-center">
          {t(`figures.longer_${period}`)}
        </TextLink>
      )}
    </p>
  )
}
