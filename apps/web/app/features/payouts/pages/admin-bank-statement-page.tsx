import { linkTo } from '@pasar/domain/access/link-to'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { BankLine } from '../components/statement/bank-line'
import { DecideStatement } from '../components/statement/decide-statement'
import { StatementColumns } from '../components/statement/statement-columns'
import type { loader } from '../routes/admin-bank-statement.server'

/** A statement: what it would do while it is a draft, and what it did afterwards. */
export function AdminBankStatementPage() {
  const t = useT()
  const { statement, earlier } = useLoaderData<typeof loader>()
  const { account, fileName, state, isMapped, openCount } = statement
  const isDraft = state === 'draft'
  return (
    <WorkFrame
      area="admin"
      title={t('bankStatements.of', { account })}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={isDraft ? 'laut' : state === 'done' ? 'jade' : 'kunyit'}>
            {t(`bankStatements.state_${state}`)}
          </Badge>
          <span className="wrap-anywhere">{fileName}</span>
          <span>
            {t('bankStatements.by', { name: statement.decidedByName ?? statement.uploadedByName })},{' '}
            <DateText time={statement.decidedAt ?? statement.uploadedAt} withTime />
          </span>
        </span>
      }
      actions={
        <TextLink to="/admin/books/statements" className="inline-flex min-h-11 items-center">
          {t('bankStatements.all')}
        </TextLink>
      }
    >
      <div className="space-y-6">
        {earlier !== null && (
          <Notice tone="info" title={t('bankStatements.earlier')}>
            <Link
              to={linkTo('/admin/books/statements/:id', { id: earlier.id })}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('bankStatements.earlierLink')}
            </Link>
          </Notice>
        )}
        {state === 'running' && (
          <Notice tone="info" title={t('bankStatements.running')}>
            {t('bankStatements.runningText')}
          </Notice>
        )}
        {openCount > 0 && (
          <p>
            <TextLink to="/admin/books/lines" className="inline-flex min-h-11 items-center">
              {t('bankStatements.toExplain', { count: openCount })}
            </TextLink>
          </p>
        )}
        {isDraft && !isMapped && (
          <Notice tone="warning" title={t('bankStatements.unmapped')}>
            {t('bankStatements.unmappedText')}
          </Notice>
        )}
        {isDraft && <DecideStatement />}
        {isMapped && <Lines />}
        {isDraft && (
          <Card as="section" title={t('bankStatements.columns')}>
            <StatementColumns />
          </Card>
        )}
      </div>
    </WorkFrame>
  )
}

function Lines() {
  const t = useT()
  const { statement, counts, lines, show, next, isFirst } = useLoaderData<typeof loader>()
  const { id, lineCount, skippedCount } = statement
  const pathOf = (query: { show?: string | undefined; after?: string | undefined }): string =>
    linkTo('/admin/books/statements/:id', { id }, query)
  const shown = show ?? undefined
  const tabs = counts
    .filter(({ finding, count }) => count > 0 || finding === show)
    .map(({ finding, count }) => ({
      to: pathOf({ show: finding }),
      label: `${t(`bankStatements.found_${finding}`)} (${count})`,
      current: finding === show,
    }))
  return (
    <Card as="section" flush title={t('bankStatements.linesOf')}>
      <TabLinks
        label={t('bankStatements.filter')}
        tabs={[
          { to: pathOf({}), label: `${t('bankStatements.every')} (${lineCount})`, current: show === null },
          ...tabs,
        ]}
        className="px-4 sm:px-5"
      />
      {lines.length === 0 && <p className="p-4 text-ink-soft sm:px-5">{t('bankStatements.noLines')}</p>}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <BankLine key={line.position} line={line} />
        ))}
      </ul>
      {skippedCount > 0 && (
        <p className="border-t border-line p-4 text-sm text-ink-soft sm:px-5">
          {t('bankStatements.skipped', { count: skippedCount })}
        </p>
      )}
      <Pagination
        className="border-t border-line p-4"
        label={t('bankStatements.pages')}
        previousTo={isFirst ? null : pathOf({ show: shown })}
        previousLabel={t('payoutRuns.first')}
        nextTo={next === null ? null : pathOf({ show: shown, after: String(next) })}
        nextLabel={t('payoutRuns.nextPage')}
      />
    </Card>
  )
}
