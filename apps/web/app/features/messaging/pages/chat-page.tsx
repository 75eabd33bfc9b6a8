import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { TextLink } from '../../../ui/text-link'
import { usePartFailure } from '../../platform/client/use-part-failure'
import { formatDay } from '../../platform/components/when'
import { useChatEvents } from '../client/use-chat-events'
import { useMarkRead } from '../client/use-mark-read'
import { useOlder } from '../client/use-older'
import { Bubble, type ShownMessage } from '../components/bubble'
import { MessageForm } from '../components/message-form'
import { MessageFrame } from '../components/message-frame'
import { MessageHistory } from '../components/message-history'
import { QuickReplyPicker } from '../components/quick-reply-picker'
import { ReportForm } from '../components/report-form'
import type { action, loader } from '../routes/chat.server'

/** A conversation: its messages, and the form to write one. */
export function ChatPage() {
  const t = useT()
  const {
    id,
    name,
    about,
    isSelling,
    isOpen,
    isBlocked,
    unread,
    delivered,
    key,
    messages,
    isNewest,
    reported,
    replies,
  } = useLoaderData<typeof loader>()
  const isOn = useIsOn('messages')
  const answer = useActionData<typeof action>()
  const failure = answer?.failure
  const filled = answer && 'filled' in answer ? answer.filled : undefined
  useMarkRead({ unread, delivered })
  const lastOwn = messages.findLast(({ isOwn }) => isOwn)?.id
  return (
    <MessageFrame
      isSelling={isSelling}
      title={name}
      actions={
        <TextLink to="/messages" className="inline-flex min-h-11 items-center">
          {t('messages.back')}
        </TextLink>
      }
    >
      <Html html={about} />
      <History key={`${id} ${isNewest}`} />
      {reported && (
        <div id="report">
          <ReportForm conversationId={id} message={reported} name={name} failure={failure} />
        </div>
      )}
      {!isOpen && (
        <Notice
          tone="info"
          className="mt-4"
          title={t(isBlocked ? 'messages.blocked' : 'messages.closed', { name })}
        >
          {t(isBlocked ? 'messages.blockedText' : 'messages.closedText')}
        </Notice>
      )}
      {isOpen && !isOn && <Notice tone="info" className="mt-4" title={t('errors.MESSAGES_OFF')} />}
      {/* Closed while it was written: the words stay, to be copied. */}
      {((isOpen && isOn) || failure?.values.body) && (
        <Card as="section" key={`${id} ${lastOwn}`} className="mt-4">
          <MessageForm conversationId={id} draftOf={id} formKey={key} failure={failure} filled={filled}>
            {replies.length > 0 && <QuickReplyPicker replies={replies} failure={failure} />}
          </MessageForm>
        </Card>
      )}
      <More />
    </MessageFrame>
  )
}

/** What a form is sending; null for one that says nothing. */
function readSending(form: FormData): ShownMessage | null {
  const body = form.get('body')
  const sendingPictures = form.getAll('photos').filter((file) => file instanceof File && file.size > 0).length
  if (typeof body !== 'string' || (body.trim() === '' && sendingPictures === 0)) return null
  return { body, isOwn: true, state: 'sending', rejection: '', createdAt: 0, pictures: [], sendingPictures }
}

/** The messages of this part of the conversation, under the days on which they were written. */
function History() {
  const { t, tag } = useI18n()
  const view = useLoaderData<typeof loader>()
  const { id, name, isNewest, unread } = view
  const retry = useRef(() => {})
  const onFailure = usePartFailure(() => retry.current())
  const { shown, before, loadOlder } = useOlder(view, onFailure)
  retry.current = () => void loadOlder()
  const isTyping = useChatEvents(id, view.messages.at(-1)?.id)
  const { formData } = useNavigation()
  const sending = formData?.get('intent') === 'send' ? readSending(formData) : null
  const here = { conversationId: id }
  return (
    <MessageHistory
      label={t('messages.history')}
      newLabel={t('chat.newBelow')}
      newest={shown.at(-1)}
      isSending={sending !== null}
    >
      {before !== null && (
        <p className="text-center">
          <ButtonLink
            to={linkTo('/chat/:conversationId', here, { before })}
            onClick={(event) => {
              event.preventDefault()
              void loadOlder()
            }}
            variant="secondary"
            size="small"
            icon="chevron-up"
          >
            {t('messages.olderMessages')}
          </ButtonLink>
        </p>
      )}
      <ol className="space-y-3">
        {shown.map((message, at) => {
          const day = formatDay(tag, message.createdAt)
          const last = shown[at - 1]
          const isNewDay = last === undefined || formatDay(tag, last.createdAt) !== day
          const reportTo = message.isOwn
            ? undefined
            : `${linkTo('/chat/:conversationId', here, { report: message.id })}#report`
          return (
            <li key={message.id}>
              {isNewDay && <p className="mb-3 text-center text-xs font-semibold text-ink-soft">{day}</p>}
              <Bubble message={message} name={name} reportTo={reportTo} />
            </li>
          )
        })}
        {sending !== null && (
          <li>
            <Bubble message={sending} name={name} />
          </li>
        )}
      </ol>
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {isTyping && t('chat.typing', { name })}
      </p>
      {!isNewest && (
        <p className="text-center">
          <ButtonLink
            to={linkTo('/chat/:conversationId', here)}
            variant="secondary"
            size="small"
            icon="chevron-down"
          >
            {t('messages.newerMessages')}
          </ButtonLink>
        </p>
      )}
      {unread > 0 && (
        <Form method="post" className="text-center">
          <Button type="submit" name="intent" value="read" variant="quiet" size="small" icon="check">
            {t('messages.markRead')}
          </Button>
        </Form>
      )}
    </MessageHistory>
  )
}

/** What else can be done with a conversation. */
function More() {
  const t = useT()
  const { name, isArchived, isBlocked } = useLoaderData<typeof loader>()
  return (
    <Disclosure summary={t('messages.more')} className="mt-4">
      <Form method="post" className="space-y-3">
        <Button type="submit" name="intent" value={isArchived ? 'unarchive' : 'archive'} variant="secondary">
          {t(isArchived ? 'messages.unarchive' : 'messages.archive')}
        </Button>
        <div>
          <Button type="submit" name="intent" value={isBlocked ? 'unblock' : 'block'} variant="secondary">
            {t(isBlocked ? 'messages.unblock' : 'messages.block', { name })}
          </Button>
          {!isBlocked && <p className="mt-1 text-sm text-ink-soft">{t('messages.blockText')}</p>}
        </div>
      </Form>
    </Disclosure>
  )
}
