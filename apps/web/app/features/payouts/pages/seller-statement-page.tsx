import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { STATEMENT_COLUMNS, type StatementSums, shownColumns } from '@pasar/domain/payouts/statements'
import { useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/cx'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { namePeriod } from '../client/entry-words'
import { EntryList } from '../components/entry-list'
import type { loader } from '../routes/seller-statement.server'

/** What was booked for a member in a month or a year, between two balances. */
export function SellerStatementPage() {
  const { t, tag } = useI18n()
  const { name, statement, isRunning } = useLoaderData<typeof loader>()
  const { isYear } = statement.period
  const period = namePeriod(tag, name)
  const look = buttonClass({ variant: 'secondary' })
  return (
    <WorkFrame
      area="seller"
      title={t(isYear ? 'statements.yearTitle' : 'statements.monthTitle', { period })}
      lead={t(isYear ? 'statements.yearLead' : 'statements.monthLead')}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <TextLink to="/seller/statements" className="inline-flex min-h-11 items-center">
            {t('statements.all')}
          </TextLink>
          <a href={linkTo('/seller/statements/:period/statement.pdf', { period: name })} className={look}>
            {t('statements.pdf')}
          </a>
          <a href={linkTo('/seller/statements/:period/statement.csv', { period: name })} className={look}>
            {t('statements.csv')}
          </a>
        </div>
      }
    >
      {isRunning && <Notice tone="info" title={t('statements.running')} className="mb-6" />}
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Summary />
        {isYear ? <Months /> : <Entries />}
      </div>
    </WorkFrame>
  )
}

function Row({ label, amount, isStrong }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4 py-1.5', isStrong && 'border-line font-bold')}>
      <dt>{label}</dt>
      <dd className={cx('shrink-0 tabular-nums', amount < 0 && 'text-bunga-ink')}>{formatRm(amount)}</dd>
    </div>
  )
}

function Summary() {
  const t = useT()
  const { opening, sums, closing } = useLoaderData<typeof loader>().statement
  return (
    <Card as="section" edge title={t('statements.sums')}>
      <dl>
        <Row label={t('statements.opening')} amount={opening} isStrong />
        {shownColumns(sums).map((column) => (
          <Row key={column} label={t(`statements.${column}`)} amount={sums[column]} />
        ))}
        <Row label={t('statements.closing')} amount={closing} isStrong />
      </dl>
    </Card>
  )
}

/** Of a month without entries and with nothing owed there is nothing to read. */
const isBooked = ({ sums, closing }: { sums: StatementSums; closing: number }): boolean =>
  closing !== 0 || STATEMENT_COLUMNS.some((column) => sums[column] !== 0)

function Months() {
  const { t, tag } = useI18n()
  const { months } = useLoaderData<typeof loader>().statement
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {months.filter(isBooked).map(({ name, sums, closing }) => (
        <Card
          as="section"
          key={name}
          title={
            <TextLink
              to={linkTo('/seller/statements/:period', { period: name })}
              className="inline-flex min-h-11 items-center"
            >
              {namePeriod(tag, name)}
            </TextLink>
          }
        >
          <dl>
            {STATEMENT_COLUMNS.filter((column) => sums[column] !== 0).map((column) => (
              <Row key={column} label={t(`statements.${column}`)} amount={sums[column]} />
            ))}
            <Row label={t('statements.closing')} amount={closing} isStrong />
          </dl>
        </Card>
      ))}
    </div>
  )
}

function Entries() {
  const t = useT()
  const { name, page, isFirst } = useLoaderData<typeof loader>()
  if (page === null || page.entries.length === 0)
    return (
      <Card as="section" title={t('statements.entries')}>
        <p className="text-ink-soft">{t('statements.none')}</p>
        <TextLink to="/seller/balance" className="inline-flex min-h-11 items-center">
          {t('payouts.entriesAll')}
        </TextLink>
      </Card>
    )
  const linkFrom = (cursor?: string): string =>
    linkTo('/seller/statements/:period', { period: name }, { cursor })
  return (
    <Card as="section" flush title={t('statements.entries')}>
      <EntryList entries={page.entries} label={t('statements.entries')} />
      <Pagination
        className="border-t border-line p-4"
        label={t('statements.pages')}
        previousTo={isFirst ? null : linkFrom()}
        previousLabel={t('statements.first')}
        nextTo={page.next === null ? null : linkFrom(page.next)}
        nextLabel={t('statements.next')}
      />
    </Card>
  )
}
