import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '@pasar/domain/kernel/languages'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { DateText } from '../../platform/components/date-text'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { Count } from '../../platform/components/lists/word'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { NewsletterStateBadge } from '../components/newsletter-state'
import type { loader } from '../routes/newsletter/admin-newsletters.server'

/** The issues of the newsletter, the newest first, and how many read it in which language. */
export function AdminNewslettersPage() {
  const t = useT()
  const { issues, audience, next, isFirst } = useLoaderData<typeof loader>()
  const add = (
    <ButtonLink to="/admin/newsletter/new" icon="plus">
      {t('newsletterWork.add')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="admin"
      title={t('newsletterWork.title')}
      lead={t('newsletterWork.lead')}
      actions={issues.length > 0 && add}
    >
      <ul
        aria-label={t('newsletterWork.readers')}
        className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft"
      >
        {LANGUAGES.map((language) => (
          <li key={language}>
            <span lang={LANGUAGE_TAG[language]}>{LANGUAGE_NAME[language]}</span>:{' '}
            {t('newsletterWork.subscribers', { count: audience[language] })}
          </li>
        ))}
      </ul>
      {issues.length === 0 ? (
        <EmptyState icon="mail" title={t('newsletterWork.none')} action={add}>
          {t('newsletterWork.noneText')}
        </EmptyState>
      ) : (
        <>
          <ListTable<Issue, IssueColumn>
            caption={t('newsletterWork.title')}
            head={{
              words: 'newsletterWork.subject',
              cell: ({ id, subject }) => (
                <RowLink to={linkTo('/admin/newsletter/:id', { id })}>
                  <span dir="auto" className="xl:block xl:min-w-40">
                    {subject}
                  </span>
                </RowLink>
              ),
            }}
            rows={issues}
            columns={COLUMNS}
            shown={SHOWN}
          />
          <CsvLink to={'/admin/newsletter.csv' satisfies PagePath} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('newsletterWork.pages')}
        previousTo={isFirst ? null : '/admin/newsletter'}
        previousLabel={t('newsletterWork.first')}
        nextTo={next === null ? null : linkTo('/admin/newsletter', { cursor: next })}
        nextLabel={t('newsletterWork.more')}
      />
    </WorkFrame>
  )
}

type Issue = ReturnType<typeof useLoaderData<typeof loader>>['issues'][number]

const SHOWN = [
  'state',
  'moved',
  'audience',
  'sent',
  'waiting',
  'failed',
  'withdrawn',
  'unsubscribed',
] as const
type IssueColumn = (typeof SHOWN)[number]

/** A figure of an issue: a draft has none, and what did not happen is not worth a line on a phone. */
const figure = (name: Exclude<IssueColumn, 'state' | 'moved'>) => ({
  words: `newsletterWork.col_${name}` as const,
  numeric: true,
  cell: (issue: Issue) =>
    issue.state === 'draft' || (issue[name] === 0 && name !== 'sent') ? null : <Count of={issue[name]} />,
})

const COLUMNS: ListColumns<Issue, IssueColumn> = {
  state: { words: 'newsletterWork.state', cell: ({ state }) => <NewsletterStateBadge state={state} /> },
  moved: {
    words: 'newsletterWork.col_moved',
    cell: ({ startedAt, updatedAt }) => <DateText time={startedAt ?? updatedAt} withTime />,
  },
  audience: figure('audience'),
  sent: figure('sent'),
  waiting: figure('waiting'),
  failed: figure('failed'),
  withdrawn: figure('withdrawn'),
  unsubscribed: figure('unsubscribed'),
}
