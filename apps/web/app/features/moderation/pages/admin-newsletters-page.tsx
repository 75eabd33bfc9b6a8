import { linkTo } from '@pasar/domain/access/link-to'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '@pasar/domain/kernel/languages'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { DateText } from '../../platform/components/date-text'
import { WorkFrame } from '../../platform/components/work-frame'
import { NewsletterStateBadge } from '../components/newsletter-state'
import type { loader } from '../routes/admin-newsletters.server'

/** The issues of the newsletter, the newest first, and how many read it in which language. */
export function AdminNewslettersPage() {
  const t = useT()
  const { issues, audience, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="admin"
      title={t('newsletterWork.title')}
      lead={t('newsletterWork.lead')}
      actions={
        <ButtonLink to="/admin/newsletter/new" icon="plus">
          {t('newsletterWork.add')}
        </ButtonLink>
      }
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
        <EmptyState icon="mail" title={t('newsletterWork.none')}>
          {t('newsletterWork.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid max-w-wide gap-3" aria-label={t('newsletterWork.title')} data-rows>
          {issues.map((issue) => (
            <Row key={issue.id} issue={issue} />
          ))}
        </ul>
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

const COUNTS = ['sent', 'waiting', 'failed', 'unsubscribed'] as const

function Row({ issue }: { issue: ReturnType<typeof useLoaderData<typeof loader>>['issues'][number] }) {
  const t = useT()
  const { id, subject, state, startedAt, updatedAt } = issue
  return (
    <li>
      <Link
        to={linkTo('/admin/newsletter/:id', { id })}
        className="block space-y-1 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span className="block font-bold wrap-anywhere" dir="auto">
          {subject}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <NewsletterStateBadge state={state} />
          <DateText time={startedAt ?? updatedAt} withTime />
          {state !== 'draft' &&
            COUNTS.filter((name) => issue[name] > 0 || name === 'sent').map((name) => (
              <span key={name} className="tabular-nums">
                {t(`newsletterWork.${name}`)}: {issue[name]}
              </span>
            ))}
        </span>
      </Link>
    </li>
  )
}
