import {
  type Admin,
  approveMessage,
  type Context,
  changeModeration,
  dismissReport,
  type HeldPage,
  heldPage,
  type MessageView,
  type ReportsPage,
  rejectMessage,
  reportsPage,
  upholdReport,
} from '@pasar/api'
import { DomainError, HOLD_REASONS, linkTo, rejectionSchema, wordListSchema } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import type { Flash } from '../../../lib/session/flash.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'

const PATH = '/admin/messages'

const viewContext = (senderId: string, before: readonly MessageView[]) =>
  before.map(({ id, body, state, pictures, ...line }) => ({
    id,
    isBySender: line.senderId === senderId,
    body,
    state,
    pictures,
  }))

const viewHeld = ({ heldFor, context, ...message }: HeldPage['messages'][number]) => ({
  ...message,
  heldFor: HOLD_REASONS.filter((reason) => heldFor.split(',').includes(reason)),
  context: viewContext(message.senderId, context),
})

const viewReport = ({ context, ...report }: ReportsPage['reports'][number]) => ({
  ...report,
  context: viewContext(report.senderId, context),
})

interface AdminPage {
  messages: ReturnType<typeof viewHeld>[]
  reports: ReturnType<typeof viewReport>[]
  /** Beside the messages that wait. */
  rules: { words: string; holdsAll: boolean; version: number } | null
  next: string | null
}

async function findHeld(ctx: Context, admin: Admin, cursor: string | null): Promise<AdminPage> {
  const { messages, next, rules } = await heldPage(ctx, admin, cursor)
  const { holdsAll, version } = rules
  return {
    messages: messages.map(viewHeld),
    reports: [],
    rules: { words: rules.words.join('\n'), holdsAll, version },
    next,
  }
}

async function findReports(ctx: Context, admin: Admin, cursor: string | null): Promise<AdminPage> {
  const { reports, next } = await reportsPage(ctx, admin, cursor)
  return { messages: [], reports: reports.map(viewReport), rules: null, next }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const isReports = params.get('list') === 'reports'
  const find = isReports ? findReports : findHeld
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('messageWork.title'),
      description: t('messageWork.lead'),
    })),
    orNotFound(find(context.ctx, admin, cursor)),
  ])
  return { head, isFirst: cursor === null, isReports, ...page }
}

/** Does what a button of the page asks. @returns what to say about it */
async function act({ ctx }: AppLoadContext, admin: Admin, values: FormValues): Promise<Flash['text']> {
  const { intent, id = '' } = values
  switch (intent) {
    case 'approve':
      await approveMessage(ctx, admin, id)
      return 'messageWork.approved'
    case 'reject':
      await rejectMessage(ctx, admin, id, parseForm(rejectionSchema, values).reason)
      return 'messageWork.rejected'
    case 'dismiss':
      await dismissReport(ctx, admin, id)
      return 'messageReports.dismissed'
    case 'uphold':
      await upholdReport(ctx, admin, id, parseForm(rejectionSchema, values).reason)
      return 'messageReports.upheld'
    case 'rules':
      await changeModeration(ctx, admin, parseForm(wordListSchema, values))
      return 'messageWork.saved'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const text = await orNotFound(act(context, admin, values))
    const isReport = values.intent === 'dismiss' || values.intent === 'uphold'
    const back = isReport ? linkTo(PATH, { list: 'reports' }) : PATH
    throw await leadTo(back, { title: 'messageWork.done', text })
  })
}
