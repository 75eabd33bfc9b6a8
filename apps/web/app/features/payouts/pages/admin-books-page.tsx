import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../selling/components/reseller/figures-table'
import { nameAccount } from '../client/book-words'
import { BookDate } from '../components/book-date'
import { MonthFile } from '../components/month-file'
import { WaitingAdjustments } from '../components/waiting-adjustments'
import type { loader } from '../routes/admin-books.server'

/** All accounts of the market at the end of a day, and the files for accountants. */
export function AdminBooksPage() {
  const t = useT()
  const { date, rows, debit, credit, difference, months, waiting } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="admin"
      title={t('books.title')}
      lead={t('books.lead')}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/admin/books/debts" variant="secondary">
            {t('books.debts')}
          </ButtonLink>
          <ButtonLink to="/admin/books/statements" variant="secondary">
            {t('bankStatements.title')}
          </ButtonLink>
        </div>
      }
    >
      {waiting.length > 0 && (
        <div className="mb-6 max-w-text">
          <WaitingAdjustments rows={waiting} names />
        </div>
      )}
      <BookDate date={date} />
      {difference !== 0 && (
        <Notice
          tone="error"
          className="mb-4"
          title={t('books.wrong', { difference: formatRm(difference) })}
        />
      )}
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t('books.empty')}</p>
      ) : (
        <FiguresTable
          caption={t('books.title')}
          heads={[
            t('books.csv_account'),
            t('books.csv_debit'),
            t('books.csv_credit'),
            t('books.csv_balance'),
          ]}
          rows={[
            ...rows.map((row) => ({
              key: row.account,
              name: (
                <TextLink
                  to={linkTo('/admin/books/accounts/:account', { account: row.account }, { date })}
                  className="inline-flex min-h-11 items-center"
                >
                  {nameAccount(t, row.account)}
                </TextLink>
              ),
              figures: [row.debit, row.credit, row.balance].map((amount) => formatRm(amount)),
            })),
            {
              key: 'total',
              name: t('books.total'),
              figures: [debit, credit, difference].map((amount) => formatRm(amount)),
            },
          ]}
        />
      )}
      <p className="mt-3 max-w-text text-sm text-ink-soft">{t('books.signs')}</p>
      {months.length > 0 && (
        <Card as="section" title={t('books.eInvoices')} className="mt-6 max-w-text">
          <p className="mb-4 text-sm text-ink-soft">{t('books.eInvoicesText')}</p>
          <MonthFile
            action={linkTo('/admin/books/einvoices.json')}
            months={months}
            label={t('books.eInvoicesFile')}
          />
        </Card>
      )}
    </WorkFrame>
  )
}
