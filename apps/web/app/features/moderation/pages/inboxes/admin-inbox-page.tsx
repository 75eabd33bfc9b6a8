import { linkTo } from '@pasar/domain/access/link-to'
import { mayStepInbox } from '@pasar/domain/moderation/inboxes'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { Facts } from '../../../../ui/facts'
import { Notice } from '../../../../ui/notice'
import { TextLink } from '../../../../ui/text-link'
import { DateText } from '../../../platform/components/date-text'
import { FormProblem } from '../../../platform/components/form-problem'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { INBOX_TONES, sayAbout } from '../../client/inbox-tones'
import { InboxAnswerForm, InboxHandling } from '../../components/inbox-forms'
import { AuditTrail, StaffNotes } from '../../components/staff-records'
import type { action, loader } from '../../routes/inboxes/admin-inbox.server'

/** What somebody wrote to the market, what was answered, and what can be done. */
export function AdminInboxPage() {
  const t = useT()
  const { entry, isMine, replies, notes, audit, keptUntil } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const mayAnswer = mayStepInbox(entry.state, 'answer')
  const unsent = mayAnswer ? undefined : failure?.values.answer
  return (
    <WorkFrame
      area="admin"
      title={<span dir="auto">{t('inboxWork.from', { name: entry.name })}</span>}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge>{t(`inboxWork.inbox_${entry.inbox}`)}</Badge>
          <Badge tone={INBOX_TONES[entry.state]}>{t(`inboxWork.state_${entry.state}`)}</Badge>
        </span>
      }
      actions={
        <TextLink to="/admin/inboxes" className="inline-flex min-h-11 items-center">
          {t('inboxWork.back')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      {unsent && (
        <Notice tone="warning" title={t('inboxWork.unsent')} className="mb-4">
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {unsent}
          </span>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <Letter />
          <Answers />
          {/* Empty again once it was sent; other steps leave what is typed. */}
          {mayAnswer && <InboxAnswerForm key={replies.length} entry={entry} failure={failure} />}
          <StaffNotes notes={notes} failure={failure} />
        </div>
        <div className="space-y-6">
          <InboxHandling entry={entry} isMine={isMine} />
          {entry.hasCv && <Cv />}
          <AuditTrail audit={audit} />
          <p className="text-sm text-ink-soft">
            {t('inboxWork.keptNote')} <DateText time={keptUntil} />
          </p>
        </div>
      </div>
    </WorkFrame>
  )
}

function Letter() {
  const t = useT()
  const { entry } = useLoaderData<typeof loader>()
  const about = sayAbout(t, entry)
  const rows: (readonly [string, ReactNode])[] = [
    [
      t('inboxWork.email'),
      <a
        key="email"
        href={`mailto:${entry.email}`}
        className="inline-flex min-h-11 items-center font-medium text-jade underline"
      >
        {entry.email}
      </a>,
    ],
    ...(entry.phone === '' ? [] : [[t('inboxWork.phone'), entry.phone] as const]),
    [t('inboxWork.account'), <Account key="account" />],
    [t('inboxWork.language'), t(`memberWork.language_${entry.language}`)],
    ...(about === '' ? [] : [[t('inboxWork.about'), <About key="about" />] as const]),
    [t('inboxWork.received'), <DateText key="received" time={entry.createdAt} withTime />],
  ]
  return (
    <Card as="section" edge title={t('inboxWork.message')}>
      <p dir="auto" className="mb-6 max-w-text wrap-anywhere whitespace-pre-line">
        {entry.body}
      </p>
      <Facts rows={rows} />
    </Card>
  )
}

/** What it is about; an order number leads to the order. */
function About() {
  const t = useT()
  const { entry } = useLoaderData<typeof loader>()
  const text = sayAbout(t, entry)
  if (entry.inbox !== 'contact' || entry.about === '') return <span dir="auto">{text}</span>
  return (
    <TextLink
      to={linkTo('/admin-orders', { q: entry.about })}
      className="inline-flex min-h-11 items-center wrap-anywhere"
    >
      {text}
    </TextLink>
  )
}

/** The member who wrote, or whose email it is. */
function Account() {
  const t = useT()
  const { writerId, writerName, memberId, memberName } = useLoaderData<typeof loader>().entry
  const id = writerId ?? memberId
  if (id === null) return <span className="font-normal text-ink-soft">{t('inboxWork.noAccount')}</span>
  const name = (writerId === null ? memberName : writerName) || t('inboxWork.gone')
  return (
    <TextLink
      to={linkTo('/admin/users/:id', { id })}
      className="inline-flex min-h-11 items-center wrap-anywhere"
    >
      {t(writerId === null ? 'inboxWork.sameEmail' : 'inboxWork.signedIn', { name })}
    </TextLink>
  )
}

function Answers() {
  const t = useT()
  const { replies } = useLoaderData<typeof loader>()
  if (replies.length === 0) return null
  return (
    <Card as="section" title={t('inboxWork.answers')}>
      <ol className="space-y-4">
        {replies.map(({ id, body, author, createdAt }) => (
          <li key={id} className="border-l-2 border-jade pl-3">
            <p className="text-sm text-ink-soft">
              {author || t('inboxWork.gone')} · <DateText time={createdAt} withTime />
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Cv() {
  const t = useT()
  const { entry } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('inboxWork.cv')}>
      <p className="mb-3 text-sm text-ink-soft">{t('inboxWork.cvLead')}</p>
      <a
        href={linkTo('/admin/inboxes/:id/cv', { id: entry.id })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('inboxWork.cvGet')}
      </a>
    </Card>
  )
}
