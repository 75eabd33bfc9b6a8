import { cardConfirmation, confirmTypedCard, finishCardConfirmation, startCardConfirmation } from '@pasar/api'
import { cardSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { fromOf } from '../../../lib/session/safe-path'

const BACK = '/user-items?tab=bids'
const DONE = { title: 'confirmCard.done', text: 'confirmCard.doneText' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/confirm-card', { context, request })
  const session = new URL(request.url).searchParams.get('session')
  if (session !== null && (await finishCardConfirmation(context.ctx, buyer, session)))
    throw await redirectWithSuccess(BACK, DONE)
  const [head, view] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('confirmCard.title'),
      description: t('confirmCard.lead'),
    })),
    cardConfirmation(context.ctx, buyer),
  ])
  return { head, wasRefused: session !== null, back: fromOf(request) ?? BACK, ...view }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/confirm-card', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'start') throw redirect(await startCardConfirmation(context.ctx, buyer))
    await confirmTypedCard(context.ctx, buyer, parseForm(cardSchema, values))
    throw await redirectWithSuccess(fromOf(request) ?? BACK, DONE)
  })
}
