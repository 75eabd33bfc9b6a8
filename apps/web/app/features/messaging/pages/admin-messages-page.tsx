import { MAX_REJECTION_LENGTH } from '@pasar/domain/messaging/messages'
import { MAX_WORD_LIST_LENGTH } from '@pasar/domain/messaging/word-list'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { Pagination } from '../../../ui/pagination'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/work-frame'
import type { action, loader } from '../routes/admin-messages.server'

type Held = ReturnType<typeof useLoaderData<typeof loader>>['messages'][number]

/** Messages that wait for an admin, and what is held at all. */
export function AdminMessagesPage() {
  const t = useT()
  const { isFirst, messages, next } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isShown = messages.some(({ id }) => id === failure?.values.id)
  return (
    <WorkFrame area="admin" title={t('messageWork.title')} lead={t('messageWork.lead')}>
      {/* Somebody else has decided: the message is no longer on the page. */}
      {failure?.values.intent !== 'rules' && !isShown && <FormProblem failure={failure} className="mb-4" />}
      {messages.length === 0 ? (
        <EmptyState icon="check" title={t('messageWork.none')}>
          {t('messageWork.noneText')}
        </EmptyState>
      ) : (
        <ul className="space-y-3" aria-label={t('messageWork.queue')}>
          {messages.map((message) => (
            <HeldCard
              key={message.id}
              message={message}
              failure={failure?.values.id === message.id ? failure : undefined}
            />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        label={t('messageWork.pages')}
        previousTo={isFirst ? null : '?'}
        previousLabel={t('messageWork.first')}
        nextTo={next === null ? null : `?cursor=${next}`}
        nextLabel={t('messageWork.more')}
      />
      <Rules failure={failure?.values.intent === 'rules' ? failure : undefined} />
    </WorkFrame>
  )
}

/** A message with what was written before it, and the two ways to decide. */
function HeldCard({ message, failure }: { message: Held; failure: Failure }) {
  const t = useT()
  const { id, body, heldFor, about, storeName, rejections, createdAt } = message
  const former = t('site.formerMember')
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold wrap-anywhere">
          {t('messageWork.from', {
            sender: message.senderName || former,
            receiver: message.receiverName || former,
          })}
        </h2>
        <When at={createdAt} className="text-sm text-ink-soft" />
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {message.senderEmail} · {t('messageWork.fromStore', { store: storeName || former })}
        {about !== null && ` · ${about}`}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {heldFor.map((reason) => (
          <Badge key={reason} tone="kunyit" icon="flag">
            {t(`messageWork.heldFor_${reason}`)}
          </Badge>
        ))}
        {rejections > 0 && (
          <Badge tone="bunga" icon="warning">
            {t('messageWork.rejections', { count: rejections })}
          </Badge>
        )}
      </p>
      <p
        dir="auto"
        className="mt-3 rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]"
      >
        {body}
      </p>
      {message.context.length > 0 && (
        <Disclosure summary={t('messageWork.context')} className="mt-2">
          <ol className="space-y-2 text-sm">
            {message.context.map((line) => (
              <li key={line.id} className="border-l-3 border-line pl-3">
                <span className="font-semibold">
                  {t(line.isBySender ? 'messageWork.bySender' : 'messageWork.byReceiver')}
                </span>{' '}
                <span className="text-ink-soft">({t(`messageWork.state_${line.state}`)})</span>
                <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:isolate]">
                  {line.body}
                </p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      <Form method="post" noValidate className="mt-4 space-y-3">
        <FormProblem failure={failure} />
        <input type="hidden" name="id" value={id} />
        <TextField
          {...fieldMaker(t, failure)('reason')}
          label={t('messageWork.reason')}
          note={t('messageWork.reasonNote')}
          hint={t('messageWork.reasonHint')}
          maxLength={MAX_REJECTION_LENGTH}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="approve" icon="check">
            {t('messageWork.approve')}
          </Button>
          <Button type="submit" name="intent" value="reject" variant="danger" icon="close">
            {t('messageWork.reject')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** The word list, and whether all messages are held. */
function Rules({ failure }: { failure: Failure }) {
  const t = useT()
  const { rules } = useLoaderData<typeof loader>()
  const holdsAll = failure ? failure.values.holdsAll === 'on' : rules.holdsAll
  return (
    <Card as="section" title={t('messageWork.rules')} className="mt-8">
      <Form key={rules.version} method="post" noValidate className="space-y-4">
        <FormProblem failure={failure} />
        <input type="hidden" name="version" value={rules.version} />
        <TextArea
          {...fieldMaker(t, failure, { words: rules.words })('words')}
          label={t('messageWork.words')}
          hint={t('messageWork.wordsHint')}
          rows={10}
          maxLength={MAX_WORD_LIST_LENGTH}
          spellCheck={false}
        />
        <Checkbox
          name="holdsAll"
          defaultChecked={holdsAll}
          label={t('messageWork.holdsAll')}
          hint={t('messageWork.holdsAllHint')}
        />
        <Button type="submit" name="intent" value="rules">
          {t('messageWork.save')}
        </Button>
      </Form>
    </Card>
  )
}
