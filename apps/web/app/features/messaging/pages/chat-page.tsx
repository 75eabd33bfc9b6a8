import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { TextLink } from '../../../ui/text-link'
import { formatDay } from '../../platform/components/when'
import { useMarkRead } from '../client/use-mark-read'
import { AboutLine } from '../components/about-line'
import { Bubble } from '../components/bubble'
import { MessageForm } from '../components/message-form'
import { MessageFrame } from '../components/message-frame'
import { QuickReplyPicker } from '../components/quick-reply-picker'
import type { action, loader } from '../routes/chat.server'

/** A conversation: its messages, and the form to write one. */
export function ChatPage() {
  const t = useT()
  const { id, name, about, isSelling, isOpen, isBlocked, unread, delivered, key, messages, replies } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer?.failure
  const draft = answer && 'draft' in answer ? answer.draft : undefined
  useMarkRead({ unread, delivered })
  const lastOwn = messages.findLast(({ isOwn }) => isOwn)?.id
  return (
    <MessageFrame
      isSelling={isSelling}
      title={name}
      lead={<AboutLine about={about} />}
      actions={
        <TextLink to="/messages" className="inline-flex min-h-11 items-center">
          {t('messages.back')}
        </TextLink>
      }
    >
      <History />
      {isOpen ? (
        <Card as="section" key={`${id} ${lastOwn}`} className="mt-4">
          <MessageForm formKey={key} failure={failure} draft={draft}>
            {replies.length > 0 && <QuickReplyPicker replies={replies} failure={failure} />}
          </MessageForm>
        </Card>
      ) : (
        <Notice
          tone="info"
          className="mt-4"
          title={t(isBlocked ? 'messages.blocked' : 'messages.closed', { name })}
        >
          {t(isBlocked ? 'messages.blockedText' : 'messages.closedText')}
        </Notice>
      )}
      <More />
    </MessageFrame>
  )
}

/** The messages of this part of the conversation, under the days on which they were written. */
function History() {
  const { t, tag } = useI18n()
  const { id, name, isNewest, before, unread, messages } = useLoaderData<typeof loader>()
  const { formData } = useNavigation()
  const sending = formData?.get('intent') === 'send' ? formData.get('body') : null
  const here = { conversationId: id }
  return (
    // Turned round twice: it begins at its end, without a script.
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('messages.history')}
      className="flex max-h-[60dvh] min-h-40 flex-col-reverse overflow-y-auto rounded-card border border-line bg-paper p-3 sm:p-4"
    >
      <div className="space-y-3">
        {before !== null && (
          <p className="text-center">
            <ButtonLink
              to={linkTo('/chat/:conversationId', here, { before })}
              variant="secondary"
              size="small"
              icon="chevron-up"
            >
              {t('messages.olderMessages')}
            </ButtonLink>
          </p>
        )}
        <ol className="space-y-3">
          {messages.map((message, at) => {
            const day = formatDay(tag, message.createdAt)
            const last = messages[at - 1]
            const isNewDay = last === undefined || formatDay(tag, last.createdAt) !== day
            return (
              <li key={message.id}>
                {isNewDay && <p className="mb-3 text-center text-xs font-semibold text-ink-soft">{day}</p>}
                <Bubble message={message} name={name} />
              </li>
            )
          })}
          {typeof sending === 'string' && sending.trim() !== '' && (
            <li>
              <Bubble
                message={{ body: sending, isOwn: true, state: 'sending', rejection: '', createdAt: 0 }}
                name={name}
              />
            </li>
          )}
        </ol>
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
      </div>
    </section>
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
