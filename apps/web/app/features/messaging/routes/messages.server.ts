import { conversationsPage } from '@pasar/api'
import { conversationsPath, readConversationsFilter } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { describeAbout, isSelling, nameOther } from '../server/conversation-view.server'

const PATH = '/messages'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const filter = readConversationsFilter(params)
  const [head, page, language] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('messages.title'),
      description: t('messages.description'),
    })),
    orNotFound(conversationsPage(context.ctx, member, { cursor, ...filter })),
    languageOf(request),
  ])
  // What stood there has moved since: the first page shows what there is. A search may end with a page of nothing.
  if (cursor !== null && page.conversations.length === 0 && filter.words === '')
    throw redirect(conversationsPath(filter))
  const t = translateFor(language)
  const conversations = page.conversations.map(({ last, ...conversation }) => ({
    id: conversation.id,
    name: nameOther(t, member, conversation),
    about: describeAbout(t, conversation),
    unread: conversation.unread,
    shownAt: conversation.shownAt,
    isOwn: last.senderId === member.id,
    // A message stays its sender's until it is delivered.
    state: last.state,
    text: last.body || (last.pictures > 0 ? t('chat.onlyPhotos', { count: last.pictures }) : ''),
  }))
  return {
    head,
    filter,
    isFirst: cursor === null,
    isSelling: isSelling(member),
    conversations,
    next: page.next,
  }
}
