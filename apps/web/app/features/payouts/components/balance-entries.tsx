import { BALANCE_KINDS, balanceFile, balancePath } from '@pasar/domain/payouts/balance-list'
import { LIST_SORTS } from '@pasar/domain/platform/lists/sort'
import { Form, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { NEWEST_FIRST } from '../../platform/components/lists/sort-words'
import { namePeriod } from '../client/entry-words'
import type { loader } from '../routes/seller-balance.server'
import { EntryList } from './entry-list'

/** What made a balance: of a kind, in a period, in either order. */
export function BalanceEntries() {
  const t = useT()
  const { entries, filter, next, isFirst } = useLoaderData<typeof loader>()
  const isWhole = filter.kind === null && filter.period === null
  if (entries.length === 0 && isWhole)
    return (
      <EmptyState
        icon="box"
        title={t('payouts.entriesNone')}
        action={<ButtonLink to="/seller-dashboard">{t('payouts.toDashboard')}</ButtonLink>}
      >
        {t('payouts.entriesNoneText')}
      </EmptyState>
    )
  return (
    <div>
      <Filter />
      {entries.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('payouts.entriesNoneFound')}
          action={
            <ButtonLink to="/seller/balance" variant="secondary">
              {t('payouts.entriesAll')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Card as="section" flush title={t(isWhole ? 'payouts.entriesTitle' : 'payouts.entriesFound')}>
            <EntryList entries={entries} label={t('payouts.entriesTitle')} />
            <Pagination
              className="border-t border-line p-4"
              label={t('payouts.pages')}
              previousTo={isFirst ? null : balancePath(filter)}
              previousLabel={t('payouts.firstPage')}
              nextTo={next === null ? null : balancePath(filter, { cursor: next })}
              nextLabel={t('payouts.nextPage')}
            />
          </Card>
          <CsvLink to={balanceFile(filter)} />
        </>
      )}
    </div>
  )
}

function Filter() {
  const { t, tag } = useI18n()
  const { filter, periods } = useLoaderData<typeof loader>()
  return (
    <Form
      method="get"
      aria-label={t('payouts.entriesTitle')}
      className="mb-4 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]"
      key={JSON.stringify(filter)}
    >
      <Select
        label={t('payouts.kind')}
        name="kind"
        defaultValue={filter.kind ?? ''}
        placeholder={t('payouts.anyKind')}
        options={BALANCE_KINDS.map((value) => ({ value, label: t(`statements.${value}`) }))}
      />
      <Select
        label={t('payouts.period')}
        name="period"
        defaultValue={filter.period ?? ''}
        placeholder={t('payouts.anyPeriod')}
        options={periods.map((value) => ({ value, label: namePeriod(tag, value) }))}
      />
      <Select
        label={t('listTools.sort')}
        name="sort"
        defaultValue={filter.sort}
        options={LIST_SORTS.map((value) => ({ value, label: t(NEWEST_FIRST[value]) }))}
      />
      <Button type="submit" variant="secondary">
        {t('listTools.show')}
      </Button>
    </Form>
  )
}
