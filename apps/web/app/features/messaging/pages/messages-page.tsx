import { linkTo } from '@pasar/domain/access/link-to'
import {
  CONVERSATIONS_LOOKED_THROUGH,
  conversationsPath,
  MAX_CONVERSATION_SEARCH,
} from '@pasar/domain/messaging/conversation-list'
import { writeListSort } from '@pasar/domain/platform/lists/sort'
import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Avatar } from '../../../ui/avatar'
import { Badge, shortenCount } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { ListSearch } from '../../platform/components/lists/list-search'
import { NoneFound } from '../../platform/components/lists/none-found'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { When } from '../../platform/components/when'
import { MessageFrame } from '../components/message-frame'
import type { loader } from '../routes/messages.server'

type View = ReturnType<typeof useLoaderData<typeof loader>>

/** A member's conversations, the one with the newest message first, or the other way round. */
export function MessagesPage() {
  const t = useT()
  const { filter, isFirst, isSelling, conversations, next } = useLoaderData<typeof loader>()
  const { words: search, isArchived, sort } = filter
  const toList = (list: 'current' | 'archive') =>
    conversationsPath({ isArchived: list === 'archive', words: '', sort })
  return (
    <MessageFrame
      isSelling={isSelling}
      title={t('messages.title')}
      lead={t('messages.lead')}
      actions={
        isSelling && (
          <ButtonLink to="/seller/settings/messages" variant="secondary" size="small" icon="settings">
            {t('replies.title')}
          </ButtonLink>
        )
      }
    >
      {/* Finds conversations by the other's name, what they are about, or words of their messages. */}
      <ListSearch
        path="/messages"
        search={search}
        label={t('chat.search')}
        submit={t('chat.find')}
        maxLength={MAX_CONVERSATION_SEARCH}
        keep={{ sort: writeListSort(sort) }}
        autoComplete="off"
        className="mb-4"
      />
      <TabLinks
        label={t('messages.lists')}
        className="mb-4"
        tabs={[
          {
            to: toList('current'),
            label: t('messages.current'),
            current: search === '' && !isArchived,
          },
          {
            to: toList('archive'),
            label: t('messages.archived'),
            current: search === '' && isArchived,
          },
        ]}
      />
      {search !== '' && conversations.length > 0 && (
        <p role="status" className="mb-3 font-semibold wrap-anywhere">
          {isFirst && next === null
            ? t('chat.found', { count: conversations.length, text: search })
            : t('chat.foundPart', { text: search })}
        </p>
      )}
      {conversations.length > 0 && (
        <SortLinks sort={sort} to={(other) => conversationsPath({ ...filter, sort: other })} />
      )}
      {conversations.length === 0 && search !== '' ? (
        <NoneFound
          all={toList('current')}
          further={next === null ? null : conversationsPath(filter, next)}
          looked={CONVERSATIONS_LOOKED_THROUGH}
          text={t('chat.foundNone')}
        />
      ) : conversations.length === 0 ? (
        <NothingWritten isArchived={isArchived} isSelling={isSelling} />
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
          {conversations.map((conversation) => (
            <Conversation key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        label={t('messages.pages')}
        previousTo={isFirst ? null : conversationsPath(filter)}
        previousLabel={t('messages.firstPage')}
        nextTo={next === null ? null : conversationsPath(filter, next)}
        nextLabel={t('messages.nextPage')}
      />
    </MessageFrame>
  )
}

/** One line, all of which is the link to it. */
function Conversation({ conversation }: { conversation: View['conversations'][number] }) {
  const t = useT()
  const { id, name, about, unread, shownAt, isOwn, state, text } = conversation
  const words = text === '' ? t('messages.removed') : text
  return (
    <li className={cx('relative flex gap-3 p-4 hover:bg-sunken', unread > 0 && 'bg-jade-soft/40')}>
      <Avatar name={name} size={44} className="shrink-0" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={linkTo('/chat/:conversationId', { conversationId: id })}
            className={cx(
              'min-w-0 wrap-anywhere after:absolute after:inset-0 hover:underline',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            {name}
          </Link>
          <When at={shownAt} className="text-sm text-ink-soft" />
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">{about}</p>
        <p dir="auto" className="mt-1 line-clamp-1 wrap-anywhere">
          {isOwn ? t('messages.you', { text: words }) : words}
        </p>
        {isOwn && state === 'pending' && (
          <Badge tone="kunyit" icon="clock" className="mt-1">
            {t('messages.pending')}
          </Badge>
        )}
        {isOwn && state === 'rejected' && (
          <Badge tone="bunga" icon="warning" className="mt-1">
            {t('messages.rejected')}
          </Badge>
        )}
        {unread > 0 && (
          <Badge tone="jade" look="solid" className="mt-1">
            <span aria-hidden="true">{shortenCount(unread)}</span>
            <span className="sr-only">{t('messages.unread', { count: unread })}</span>
          </Badge>
        )}
      </div>
    </li>
  )
}

function NothingWritten({ isArchived, isSelling }: { isArchived: boolean; isSelling: boolean }) {
  const t = useT()
  if (isArchived)
    return (
      <EmptyState
        icon="chat"
        title={t('messages.noneArchived')}
        action={<ButtonLink to="/messages">{t('messages.back')}</ButtonLink>}
      >
        {t('messages.noneArchivedText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="chat"
      title={t('messages.none')}
      action={isSelling ? undefined : <ButtonLink to="/shop-now">{t('messages.browse')}</ButtonLink>}
    >
      {t(isSelling ? 'messages.noneSellerText' : 'messages.noneText')}
    </EmptyState>
  )
}
