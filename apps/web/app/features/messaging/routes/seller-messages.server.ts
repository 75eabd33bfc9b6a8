import {
  addQuickReply,
  changeAwayAnswer,
  changeQuickReply,
  deleteQuickReply,
  moveQuickReply,
  repliesPage,
  type Seller,
} from '@pasar/api'
import { awaySchema, changeQuickReplySchema, DomainError, quickReplySchema, writeMinute } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/seller/settings/messages'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const [head, { quickReplies, isFull, away }] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('replies.title'), description: t('replies.lead') })),
    repliesPage(context.ctx, seller),
  ])
  return {
    head,
    quickReplies,
    isFull,
    away: {
      isOn: away.isOn,
      times: away.times,
      fields: {
        away: away.body,
        fromDay: away.fromDay ?? '',
        toDay: away.toDay ?? '',
        fromTime: writeMinute(away.fromMinute),
        toTime: writeMinute(away.toMinute),
      },
    },
  }
}

const isSaidOfAway = ({ isOn }: FormValues) => (isOn === 'on' ? 'replies.awayOn' : 'replies.awayOff')

/** Does what a button asks. @returns what to say about it */
async function runIntent({ ctx }: AppLoadContext, seller: Seller, values: FormValues) {
  const { intent, id = '' } = values
  switch (intent) {
    case 'add':
      await addQuickReply(ctx, seller, parseForm(quickReplySchema, values))
      return 'replies.added'
    case 'change':
      await changeQuickReply(ctx, seller, parseForm(changeQuickReplySchema, values))
      return 'replies.changed'
    case 'delete':
      await deleteQuickReply(ctx, seller, id)
      return 'replies.deleted'
    case 'up':
    case 'down':
      await moveQuickReply(ctx, seller, id, intent === 'up' ? -1 : 1)
      return 'replies.moved'
    case 'away':
      await changeAwayAnswer(ctx, seller, parseForm(awaySchema, values))
      return isSaidOfAway(values)
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    throw await redirectWithSuccess(PATH, { text: await runIntent(context, seller, values) })
  })
}
