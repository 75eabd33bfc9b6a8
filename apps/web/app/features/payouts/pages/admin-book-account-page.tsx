import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../selling/components/reseller/figures-table'
import { nameAccount, nameKind } from '../client/book-words'
import { BookDate } from '../components/book-date'
import { MonthFile } from '../components/month-file'
import type { loader } from '../routes/admin-book-account.server'

/** An account at the end of a day: its entries, or the members whose accounts it holds. */
export function AdminBookAccountPage() {
  const t = useT()
  const { account, date, balance, months, members, next, isFirst } = useLoaderData<typeof loader>()
  const linkFrom = (cursor?: string): string =>
    linkTo('/admin/books/accounts/:account', { account }, { date, cursor })
  return (
    <WorkFrame
      area="admin"
      title={nameAccount(t, account)}
      lead={t('books.balance', { amount: formatRm(balance) })}
      actions={
        <TextLink to={linkTo('/admin/books', { date })} className="inline-flex min-h-11 items-center">
          {t('books.all')}
        </TextLink>
      }
    >
      <BookDate date={date} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {members.length > 0 ? <Members /> : <Entries />}
          <Pagination
            className="mt-4"
            label={t('books.pages')}
            previousTo={isFirst ? null : linkFrom()}
            previousLabel={t('memberWork.first')}
            nextTo={next === null ? null : linkFrom(next)}
            nextLabel={t('memberWork.more')}
          />
        </div>
        <Card as="section" title={t('books.file')}>
          <p className="mb-4 text-sm text-ink-soft">{t('books.fileText')}</p>
          <MonthFile
            action={linkTo('/admin/books/accounts/:account/entries.csv', { account })}
            months={months}
            label={t('books.csv')}
          />
        </Card>
      </div>
    </WorkFrame>
  )
}

function Members() {
  const t = useT()
  const { account, date, members } = useLoaderData<typeof loader>()
  return (
    <FiguresTable
      caption={nameAccount(t, account)}
      heads={[t('books.member'), t('books.csv_debit'), t('books.csv_credit'), t('books.csv_balance')]}
      rows={members.map(({ account: own, userId, name, debit, credit, balance }) => ({
        key: userId,
        name: (
          <TextLink
            to={linkTo('/admin/books/accounts/:account', { account: own }, { date })}
            className="inline-flex min-h-11 items-center"
          >
            {name || t('memberWork.nobody')}
          </TextLink>
        ),
        figures: [debit, credit, balance].map((amount) => formatRm(amount)),
      }))}
    />
  )
}

function Entries() {
  const t = useT()
  const { account, entries } = useLoaderData<typeof loader>()
  if (entries.length === 0) return <p className="text-ink-soft">{t('books.noEntries')}</p>
  return (
    <Card as="section" flush title={t('books.entries')}>
      <ul className="divide-y divide-line" aria-label={nameAccount(t, account)}>
        {entries.map(({ id, position, at, kind, reference, amount, orderId, orderNumber }) => (
          <li
            key={`${id} ${position}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-semibold">{nameKind(t, kind)}</p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <DateText time={at} withTime /> · {reference}
              </p>
              {orderId !== null && orderNumber !== null && (
                <TextLink
                  to={linkTo('/admin-orders/:id', { id: orderId })}
                  className="inline-flex min-h-11 items-center"
                >
                  {orderNumber}
                </TextLink>
              )}
            </div>
            <p className="text-right">
              <span className="block text-sm text-ink-soft">
                {t(amount > 0 ? 'books.csv_debit' : 'books.csv_credit')}
              </span>
              <span className="font-semibold tabular-nums">{formatRm(Math.abs(amount))}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
