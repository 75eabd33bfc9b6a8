import { MAIL_LISTS, mailsFile, mailsPath } from '@pasar/domain/moderation/operations'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { shortenCount } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { DateText } from '../../platform/components/date-text'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { NoneFound } from '../../platform/components/lists/none-found'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { NEWEST_FIRST } from '../../platform/components/lists/sort-words'
import { MAIL_TIMES } from '../client/mail-times'
import { OperationsFrame } from '../components/operations-frame'
import type { action, loader } from '../routes/operations/operations-mails.server'

type Mail = ReturnType<typeof useLoaderData<typeof loader>>['mails'][number]

/** The mails that wait, failed and were sent; what failed is sent again from here. */
export function OperationsMailsPage() {
  const t = useT()
  const { filter, mails, counts, keptDays, next, isFirst } = useLoaderData<typeof loader>()
  const { list, sort, words } = filter
  const failure = useActionData<typeof action>()?.failure
  return (
    <OperationsFrame failure={failure}>
      <TabLinks
        label={t('operations.mailLists')}
        tabs={MAIL_LISTS.map((value) => ({
          to: mailsPath({ list: value, sort: 'usual', words }),
          label: t('operations.listOf', {
            list: t(`operations.list_${value}`),
            shown: shortenCount(counts[value]),
          }),
          current: value === list,
        }))}
        className="mb-4"
      />
      <QueueTools
        {...(list !== 'waiting' && { state: list })}
        stateName="list"
        search={{ label: t('operations.searchMails'), words }}
        sort={sort}
        sorts={NEWEST_FIRST}
      />
      {words === '' && mails.some(({ canRetry }) => canRetry) && (
        <Form method="post" className="mb-4">
          <input type="hidden" name="intent" value="all" />
          <Button type="submit" variant="secondary" icon="refresh">
            {t('operations.retryAll')}
          </Button>
        </Form>
      )}
      {mails.length === 0 && words === '' && (
        <EmptyState icon="mail" title={t(`operations.noMails_${list}`)}>
          {t('operations.noMailsText', { days: keptDays })}
        </EmptyState>
      )}
      {mails.length === 0 && words !== '' && (
        <NoneFound
          all={mailsPath({ ...filter, words: '' })}
          further={next === null ? null : mailsPath(filter, next)}
        />
      )}
      {mails.length > 0 && (
        <>
          <ul className="space-y-3" aria-label={t('operations.mails')}>
            {mails.map((mail) => (
              <MailCard key={mail.id} mail={mail} />
            ))}
          </ul>
          <CsvLink to={mailsFile(filter)} />
        </>
      )}
      <Pagination
        className="mt-6"
        label={t('operations.mailPages')}
        previousTo={isFirst ? null : mailsPath(filter)}
        previousLabel={t('memberWork.first')}
        nextTo={next === null ? null : mailsPath(filter, next)}
        nextLabel={t('memberWork.more')}
      />
    </OperationsFrame>
  )
}

function MailCard({ mail }: { mail: Mail }) {
  const t = useT()
  const { list } = useLoaderData<typeof loader>().filter
  const { id, kind, email, language, tries, dueAt, error, createdAt, finishedAt, canRetry } = mail
  return (
    <Card as="li">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{email}</p>
          <p className="text-sm text-ink-soft">
            <code className="wrap-anywhere">{kind}</code> · {t(`memberWork.language_${language}`)}
          </p>
        </div>
        {canRetry && (
          <Form method="post" className="shrink-0">
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              variant="secondary"
              size="small"
              aria-label={t('operations.retryOf', { email, kind })}
            >
              {t('operations.retry')}
            </Button>
          </Form>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t('operations.made')}: <DateText time={createdAt} withTime /> · {t(MAIL_TIMES[list])}:{' '}
        <DateText time={finishedAt ?? dueAt} withTime /> · {t('operations.tries')}: {tries}
      </p>
      {error !== '' && (
        <p className="mt-1 text-sm wrap-anywhere">
          {t('operations.error')}: <code>{error}</code>
        </p>
      )}
    </Card>
  )
}
