import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useI18n } from '../../../../i18n/provider'
import { TextLink } from '../../../../ui/text-link'
import { CsvLink } from '../../../platform/components/lists/csv-link'
import { useCount } from '../../../platform/components/lists/word'
import { WorkFrame } from '../../../platform/components/work-frame'
import { FiguresTable } from '../../components/reseller/figures-table'
import { writeMonth } from '../../components/reseller/month-words'
import type { loader } from '../../routes/reseller/group-sales.server'

/** What a reseller's sellers sold by month, and of one month by seller. */
export function GroupSales() {
  const { t, tag } = useI18n()
  const writeCount = useCount()
  const { months, chosen } = useLoaderData<typeof loader>()
  const heads = [t('recruiting.parcelHead'), t('recruiting.amountHead')]
  const shown = months.find(({ name }) => name === chosen.name)
  return (
    <WorkFrame area="reseller" title={t('recruiting.groupSales')} lead={t('recruiting.groupLead')}>
      <FiguresTable
        caption={t('recruiting.groupSales')}
        heads={[t('recruiting.csv_month'), ...heads]}
        rows={months.map(({ name, start, parcels, amount }) => ({
          key: name,
          name: (
            <TextLink
              to={linkTo('/reseller/group-sales', { month: name })}
              preventScrollReset
              aria-current={name === chosen.name ? 'true' : undefined}
              className="inline-flex min-h-11 items-center"
            >
              {writeMonth(tag, start)}
            </TextLink>
          ),
          figures: [writeCount(parcels), formatRm(amount)],
        }))}
      />
      <section className="mt-8">
        <h2 className="mb-3 text-lg font-bold">
          {t('recruiting.bySeller', { month: shown ? writeMonth(tag, shown.start) : '' })}
        </h2>
        {chosen.sellers.length === 0 ? (
          <p className="text-ink-soft">{t('recruiting.noSales')}</p>
        ) : (
          <FiguresTable
            caption={t('recruiting.csv_seller')}
            heads={[t('recruiting.csv_seller'), ...heads]}
            rows={chosen.sellers.map(({ sellerId, name, parcels, amount }) => ({
              key: sellerId,
              name: name || t('recruiting.gone'),
              figures: [writeCount(parcels), formatRm(amount)],
            }))}
          />
        )}
      </section>
      <CsvLink to={linkTo('/reseller/group-sales.csv')} />
    </WorkFrame>
  )
}
