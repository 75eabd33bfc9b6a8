import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { EmptyState } from '../../../ui/empty-state'
import { TextLink } from '../../../ui/text-link'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { FiguresTable } from '../../selling/components/reseller/figures-table'
import type { loader } from '../routes/admin-debts.server'

/** Members who owe the market, since when, and what becomes of it. */
export function AdminDebtsPage() {
  const t = useT()
  const { debts, total, hasMore } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="admin"
      title={t('books.debts')}
      lead={t('books.debtsLead')}
      actions={
        <TextLink to="/admin/books" className="inline-flex min-h-11 items-center">
          {t('books.all')}
        </TextLink>
      }
    >
      {debts.length === 0 ? (
        <EmptyState icon="check" title={t('books.noDebts')}>
          {t('books.noDebtsText')}
        </EmptyState>
      ) : (
        <FiguresTable
          caption={t('books.debts')}
          heads={[t('books.member'), t('books.owes'), t('books.age'), t('books.onHold')]}
          rows={[
            ...debts.map(({ userId, name, owed, age, held, plan }) => ({
              key: userId,
              name: (
                <>
                  <TextLink
                    to={linkTo('/admin/books/members/:id', { id: userId })}
                    className="inline-flex min-h-11 items-center"
                  >
                    {name || t('memberWork.nobody')}
                  </TextLink>
                  <span className="block text-sm font-normal text-ink-soft">{t(`books.plan_${plan}`)}</span>
                </>
              ),
              figures: [formatRm(owed), t('books.days', { count: age }), formatRm(held)],
            })),
            ...(total === null
              ? []
              : [{ key: 'total', name: t('books.total'), figures: [formatRm(total), '', ''] }]),
          ]}
        />
      )}
      {hasMore && <p className="mt-3 text-sm text-ink-soft">{t('books.moreDebts')}</p>}
      <p className="mt-4 text-sm">
        <TextLink to="/admin/payouts">{t('books.writeOff')}</TextLink>
      </p>
    </WorkFrame>
  )
}
