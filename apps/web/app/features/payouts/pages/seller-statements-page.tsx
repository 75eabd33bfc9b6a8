import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { namePeriod } from '../client/entry-words'
import type { loader } from '../routes/seller-statements.server'

/** The years and months with statements. */
export function SellerStatementsPage() {
  const { t, tag } = useI18n()
  const { years } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="seller" title={t('statements.title')} lead={t('statements.lead')}>
      <div className="space-y-6">
        {years.map(({ year, months }) => (
          <Card
            as="section"
            key={year}
            title={t('statements.year', { year })}
            action={
              <TextLink
                to={linkTo('/seller/statements/:period', { period: year })}
                className="inline-flex min-h-11 items-center"
              >
                {t('statements.yearLink', { year })}
              </TextLink>
            }
          >
            <ul className="grid gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
              {months.map((month) => (
                <li key={month}>
                  <TextLink
                    to={linkTo('/seller/statements/:period', { period: month })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {namePeriod(tag, month)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </WorkFrame>
  )
}
