import {
  type AuditView,
  changeModeration,
  decidedPage,
  heldPage,
  moderationHistory,
  previewModeration,
  reportsPage,
} from '@pasar/api'
import {
  DomainError,
  type HoldReason,
  type MessageReportReason,
  messagesPath,
  readMessagesFilter,
  type Sought,
  toWhole,
  wordListSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { viewTabs } from '../../platform/server/saved-views.server'
import { decisionOf, type MessageDecision, readHeldFor } from '../server/message-decision.server'

const PATH = '/admin/messages'

/** A message that waits, or was reported, in the list. */
export interface MessageRow {
  /** Of the message. */
  id: string
  /** Of the report that waits. */
  reportId: string | null
  body: string
  pictures: readonly string[]
  senderName: string
  receiverName: string
  senderEmail: string
  storeName: string
  about: string | null
  rejections: number
  /** When it was written, reported, or decided on. */
  createdAt: number
  heldFor: readonly HoldReason[]
  reason: MessageReportReason | null
  note: string
  /** What became of it; null while it waits. */
  decision: MessageDecision | null
  /** Of one that was decided on; null elsewhere. */
  writtenAt: number | null
}

interface Queue {
  rows: MessageRow[]
  /** Beside the messages that wait. */
  rules: { words: string; holdsAll: boolean; version: number; history: readonly AuditView[] } | null
  next: string | null
}

type Asked = [
  ctx: AppLoadContext['ctx'],
  admin: Parameters<typeof heldPage>[1],
  cursor: string | null,
  sought: Sought,
]

const UNDECIDED = { decision: null, writtenAt: null } as const

async function findHeld(...asked: Asked): Promise<Queue> {
  const [ctx, admin] = asked
  const [{ messages, next, rules }, history] = await Promise.all([
    heldPage(...asked),
    moderationHistory(ctx, admin),
  ])
  const { words, holdsAll, version } = rules
  return {
    rows: messages.map(({ heldFor, ...message }) => ({
      ...message,
      heldFor: readHeldFor(heldFor),
      ...UNDECIDED,
      reportId: null,
      reason: null,
      note: '',
    })),
    rules: { words: words.join('\n'), holdsAll, version, history },
    next,
  }
}

async function findReports(...asked: Asked): Promise<Queue> {
  const { reports, next } = await reportsPage(...asked)
  const rows = reports.map(({ messageId: id, id: reportId, ...report }) => ({
    ...report,
    ...UNDECIDED,
    id,
    reportId,
    heldFor: [],
  }))
  return { rows, rules: null, next }
}

async function findDecided(...asked: Asked): Promise<Queue> {
  const { messages, next } = await decidedPage(...asked)
  const rows = messages.map(({ heldFor, ...message }) => ({
    ...message,
    heldFor: readHeldFor(heldFor),
    reportId: null,
    decision: decisionOf(message),
  }))
  return { rows, rules: null, next }
}

const FINDERS = { held: findHeld, reports: findReports, decided: findDecided }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readMessagesFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'messages')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('messageWork.title'),
      description: t('messageWork.lead'),
    })),
    orNotFound(FINDERS[filter.list](context.ctx, admin, cursor, filter)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}

/** Shows what other rules would do; once that was seen, changes what is held. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent !== 'rules' && values.intent !== 'preview') throw new DomainError('VALIDATION')
    const input = parseForm(wordListSchema, values)
    if (values.intent === 'preview')
      return {
        failure: undefined,
        preview: { values, ...(await previewModeration(context.ctx, admin, input)) },
      }
    await changeModeration(context.ctx, admin, input)
    const filter = readMessagesFilter(new URL(request.url).searchParams)
    throw await redirectWithSuccess(toWhole(messagesPath(filter)), {
      title: 'messageWork.done',
      text: 'messageWork.saved',
    })
  })
}
