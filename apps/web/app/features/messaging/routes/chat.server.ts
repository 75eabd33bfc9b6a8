import { randomUUID } from 'node:crypto'
import {
  blockCorrespondent,
  type ChatPage,
  type Correspondent,
  chatPage,
  fileConversation,
  readConversation,
  receivedMessage,
  reportMessage,
  sendMessage,
} from '@pasar/api'
import { DomainError, linkTo, messageReportSchema } from '@pasar/domain'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { isSelling, nameOther, renderAbout } from '../server/conversation-view.server'
import { insertReply, readFilledReplies } from '../server/quick-replies.server'
import { answerMessage, leadToChat, parseMessage } from '../server/send.server'

const PATH = '/chat/:conversationId'

/** A position in the conversation. @throws the 404 page for what is none */
function readBefore(request: Request): number | null {
  const text = new URL(request.url).searchParams.get('before')
  if (text === null) return null
  if (!/^\d{1,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** A seller's saved texts with the names of this conversation. */
async function readReplies(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  member: Correspondent,
  { conversation }: ChatPage,
) {
  const { aboutKind, title, sellerId } = conversation
  const name = nameOther(translateFor(await languageOf(request)), member, conversation)
  const item = aboutKind === 'item' ? title : null
  const order = aboutKind === 'parcel' ? title : null
  return readFilledReplies(context, member, { sellerId, values: { name, item, order } })
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const before = readBefore(request)
  const page = await orNotFound(chatPage(context.ctx, member, params.conversationId ?? '', before))
  const { conversation } = page
  const reportId = new URL(request.url).searchParams.get('report')
  const reported =
    reportId === null
      ? null
      : await orNotFound(receivedMessage(context.ctx, member, conversation.id, reportId))
  const language = await languageOf(request)
  const t = translateFor(language)
  const name = nameOther(t, member, conversation)
  const [head, replies] = await Promise.all([
    makeHead(context, request, () => ({
      title: t('messages.chatWith', { name }),
      description: t('messages.chatDescription', { name }),
    })),
    readReplies({ request, context }, member, page),
  ])
  return {
    head,
    id: conversation.id,
    name,
    about: renderAbout(language, member, conversation, page.card),
    isSelling: isSelling(member),
    isArchived: conversation.isArchived,
    isBlocked: page.isBlocked,
    isOpen: page.isOpen,
    isNewest: before === null,
    before: page.before,
    unread: conversation.unread,
    delivered: conversation.delivered,
    key: randomUUID(),
    userId: member.id,
    reported,
    replies,
    messages: page.messages.map(({ senderId, rejection, delivery, ...message }) => {
      const isOwn = senderId === member.id
      const isRead = isOwn && delivery !== null && delivery <= conversation.readByOther
      return { ...message, isOwn, isRead, rejection: isOwn ? rejection : '' }
    }),
  }
}

/** How far one has read, as the page tells it; all of it where it does not. */
const throughOf = ({ through = '' }: FormValues): number | undefined =>
  /^\d{1,9}$/.test(through) ? Number(through) : undefined

/** The page stays, with what the server put together for its form. */
interface Stay {
  failure: undefined
  filled?: { body: string; key: string }
}

async function act(
  { ctx, isForScripts }: AppLoadContext,
  member: Correspondent,
  id: string,
  values: FormValues,
  photos: readonly Buffer[],
): Promise<Response | Stay> {
  const back = linkTo(PATH, { conversationId: id })
  switch (values.intent) {
    case 'send':
      return leadToChat(await sendMessage(ctx, member, id, parseMessage(values, photos), photos))
    case 'report': {
      const place = { conversationId: id, messageId: values.message ?? '' }
      await reportMessage(ctx, member, place, parseForm(messageReportSchema, values))
      return redirectWithSuccess(back, { title: 'chat.reportThanks', text: 'chat.reportSent' })
    }
    case 'read':
      await readConversation(ctx, member, id, throughOf(values))
      // Scripts do it by themselves: a redirect would take away what is open, such as a report or older messages.
      return isForScripts ? { failure: undefined } : redirect(back)
    case 'archive':
      await fileConversation(ctx, member, id, true)
      return redirectWithSuccess('/messages', { text: 'messages.archivedDone' })
    case 'unarchive':
      await fileConversation(ctx, member, id, false)
      return redirectWithSuccess('/messages', { text: 'messages.unarchivedDone' })
    case 'block':
    case 'unblock':
      await blockCorrespondent(ctx, member, id, values.intent === 'block')
      return redirect(back)
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const id = params.conversationId ?? ''
  const page = await orNotFound(chatPage(context.ctx, member, id))
  const insert = async (values: FormValues): Promise<Stay> => {
    const replies = await readReplies({ request, context }, member, page)
    return { failure: undefined, filled: { body: insertReply(replies, values), key: values.key ?? '' } }
  }
  return answerMessage(request, member, (values, photos) =>
    values.intent === 'insert' ? insert(values) : act(context, member, id, values, photos),
  )
}
