import { type Admin, approveMessage, changeModeration, heldPage, rejectMessage } from '@pasar/api'
import { DomainError, HOLD_REASONS, rejectionSchema, wordListSchema } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import type { Flash } from '../../../lib/session/flash.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'

const PATH = '/admin/messages'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const [head, { messages, next, rules }] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('messageWork.title'),
      description: t('messageWork.lead'),
    })),
    orNotFound(heldPage(context.ctx, admin, cursor)),
  ])
  return {
    head,
    isFirst: cursor === null,
    next,
    rules: { words: rules.words.join('\n'), holdsAll: rules.holdsAll, version: rules.version },
    messages: messages.map(({ heldFor, context: before, ...message }) => ({
      ...message,
      heldFor: HOLD_REASONS.filter((reason) => heldFor.split(',').includes(reason)),
      context: before.map(({ id, senderId, body, state }) => ({
        id,
        isBySender: senderId === message.senderId,
        body,
        state,
      })),
    })),
  }
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
    throw await leadTo(PATH, { title: 'messageWork.done', text })
  })
}
