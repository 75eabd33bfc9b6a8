import { randomUUID } from 'node:crypto'
import {
  blockCorrespondent,
  type ChatPage,
  type Correspondent,
  chatPage,
  fileConversation,
  readConversation,
  sendMessage,
} from '@pasar/api'
import { DomainError, linkTo, messageSchema } from '@pasar/domain'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'
import { describeAbout, isSelling, linkAbout, nameOther } from '../server/conversation-view.server'
import { insertReply, readFilledReplies } from '../server/quick-replies.server'
import { leadToChat } from '../server/send.server'

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
  const t = translateFor(await languageOf(request))
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
    about: { text: describeAbout(t, conversation), to: linkAbout(member, conversation) },
    isSelling: isSelling(member),
    isArchived: conversation.isArchived,
    isBlocked: page.isBlocked,
    isOpen: page.isOpen,
    isNewest: before === null,
    before: page.before,
    unread: conversation.unread,
    delivered: conversation.delivered,
    key: randomUUID(),
    replies,
    messages: page.messages.map(({ senderId, rejection, ...message }) => {
      const isOwn = senderId === member.id
      return { ...message, isOwn, rejection: isOwn ? rejection : '' }
    }),
  }
}

/** How far one has read, as the page tells it; all of it where it does not. */
const throughOf = ({ through = '' }: FormValues): number | undefined =>
  /^\d{1,9}$/.test(through) ? Number(through) : undefined

async function act(
  { ctx }: AppLoadContext,
  member: Correspondent,
  id: string,
  values: FormValues,
): Promise<Response> {
  const back = linkTo(PATH, { conversationId: id })
  switch (values.intent) {
    case 'send':
      return leadToChat(await sendMessage(ctx, member, id, parseForm(messageSchema, values)))
    case 'read':
      await readConversation(ctx, member, id, throughOf(values))
      return redirect(back)
    case 'archive':
      await fileConversation(ctx, member, id, true)
      return leadTo('/messages', { text: 'messages.archivedDone' })
    case 'unarchive':
      await fileConversation(ctx, member, id, false)
      return leadTo('/messages', { text: 'messages.unarchivedDone' })
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
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'insert') {
      const replies = await readReplies({ request, context }, member, page)
      const { key = '' } = values
      return { failure: undefined, draft: { body: insertReply(replies, values), key } }
    }
    throw await act(context, member, id, values)
  })
}
