import { conversationsPage, readConversation } from '@pasar/api'
import { conversationsPath, linkTo, readConversationsFilter } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
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

/** Opens a conversation, which marks what it shows as read. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const { intent, id = '' } = await readForm(request)
  if (intent !== 'open') throw notFound()
  await orNotFound(readConversation(context.ctx, member, id))
  return redirect(linkTo('/chat/:conversationId', { conversationId: id }))
}
