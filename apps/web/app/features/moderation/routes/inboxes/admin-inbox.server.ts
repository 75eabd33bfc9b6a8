import {
  type Admin,
  answerInbox,
  closeInbox,
  inboxPage,
  noteInbox,
  releaseInbox,
  reopenInbox,
  takeInbox,
} from '@pasar/api'
import {
  DomainError,
  INBOX_KEPT,
  inboxAnswerSchema,
  inboxStepSchema,
  linkTo,
  staffNoteSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../../i18n/language.server'
import type { TextKey } from '../../../../i18n/translate'
import type { FormValues } from '../../../../lib/forms/form-values'
import { parseForm } from '../../../../lib/forms/forms.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'
import { answerStaffForm } from '../../server/staff-form.server'

const PATH = '/admin/inboxes/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(inboxPage(context.ctx, admin, params.id ?? '', await languageOf(request)))
  const { name, inbox, createdAt, assigneeId } = page.entry
  const head = await makeHead(context, request, (t) => ({
    title: t('inboxWork.from', { name }),
    description: t('inboxWork.lead'),
  }))
  const kept = inbox === 'careers' ? INBOX_KEPT.applications : INBOX_KEPT.messages
  return { head, ...page, isMine: assigneeId === admin.id, keptUntil: createdAt + kept }
}

const STEPS = {
  take: [takeInbox, 'inboxWork.taken'],
  release: [releaseInbox, 'inboxWork.released'],
  close: [closeInbox, 'inboxWork.closed'],
  reopen: [reopenInbox, 'inboxWork.reopened'],
} as const
const isStep = (intent: string): intent is keyof typeof STEPS => Object.hasOwn(STEPS, intent)

/** Does what a form asks for. @returns what is said then */
async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  const intent = values.intent ?? ''
  if (isStep(intent)) {
    const [step, said] = STEPS[intent]
    await step(ctx, admin, id, parseForm(inboxStepSchema, values).version)
    return said
  }
  if (intent === 'answer') {
    const input = parseForm(inboxAnswerSchema, values)
    await answerInbox(ctx, admin, id, input)
    return 'inboxWork.answered'
  }
  if (intent === 'note') {
    await noteInbox(ctx, admin, id, parseForm(staffNoteSchema, values))
    return 'staffLog.written'
  }
  throw new DomainError('VALIDATION')
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(inboxPage(context.ctx, admin, id, 'en'))
  return answerStaffForm(request, linkTo(PATH, { id }), (values) => act(context, admin, id, values))
}
