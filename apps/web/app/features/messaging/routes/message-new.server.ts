import { randomUUID } from 'node:crypto'
import { type Correspondent, newConversationPage, type SubjectRef, startConversation } from '@pasar/api'
import { DomainError, isSubjectKind, linkTo } from '@pasar/domain'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { isSelling, nameOther, renderAbout } from '../server/conversation-view.server'
import { answerMessage, leadToChat, parseMessage } from '../server/send.server'

const PATH = '/messages/new/:kind/:id'

/** @throws the 404 page for what nobody writes about */
function subjectOf({ kind = '', id = '' }: LoaderFunctionArgs['params']): SubjectRef {
  if (!isSubjectKind(kind)) throw notFound()
  return { kind, id }
}

/** Whom one would write to; the reason where it is not possible. */
async function findPage({ ctx }: AppLoadContext, member: Correspondent, ref: SubjectRef) {
  try {
    return { refusal: null, page: await newConversationPage(ctx, member, ref) }
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'MESSAGE_TO_SELF' || error.code === 'MESSAGE_CLOSED'))
      return { refusal: error.code, page: null }
    throw error
  }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const found = await orNotFound(findPage(context, member, subjectOf(params)))
  const conversationId = found.page?.conversationId
  if (conversationId != null) throw redirect(linkTo('/chat/:conversationId', { conversationId }))
  const language = await languageOf(request)
  const t = translateFor(language)
  const subject = found.page?.subject
  const parties = {
    buyerId: subject?.buyerId ?? member.id,
    buyerName: subject?.buyerName ?? '',
    storeName: subject?.storeName ?? '',
  }
  const name = subject ? nameOther(t, member, parties) : t('messages.title')
  const head = await makeHead(context, request, () => ({
    title: subject ? t('messages.newTitle', { name }) : t('messages.title'),
    description: t('messages.newLead'),
  }))
  const about =
    found.page &&
    renderAbout(
      language,
      member,
      {
        ...found.page.subject,
        aboutKind: found.page.subject.kind,
        aboutId: found.page.subject.id,
        isShown: true,
        buyerId: parties.buyerId,
      },
      found.page.card,
    )
  const draft = `${params.kind} ${params.id}`
  return {
    head,
    refusal: found.refusal,
    name,
    about,
    isSelling: isSelling(member),
    key: randomUUID(),
    draft,
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = await guardPage(PATH, { context, request })
  const ref = subjectOf(params)
  return answerMessage(request, member, async (values, photos) =>
    leadToChat(
      await orNotFound(startConversation(context.ctx, member, ref, parseMessage(values, photos), photos)),
    ),
  )
}
