import { answerQuestion, askSeller, type QuestionView, questionsPage, requireSeller } from '@pasar/api'
import { answerSchema, DomainError, questionSchema } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { actorOf, orNotFound, writerOf } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'
import { shortenName } from '../../../lib/session/short-name.server'
import { redirectToSlug, toItemHead } from '../../platform/server/item-head.server'

export const toShownQuestion = ({ id, asker, body, answer, createdAt, answeredAt }: QuestionView) => ({
  id,
  asker: shortenName(asker),
  body,
  answer,
  createdAt,
  answeredAt,
})

export type ShownQuestion = ReturnType<typeof toShownQuestion>

/** An item's questions as their page shows them. @throws the 404 page; a redirect from an old address */
export async function viewQuestions(context: AppLoadContext, request: Request, slug: string) {
  const cursor = new URL(request.url).searchParams.get('cursor')
  const actor = await actorOf(context)
  const view = await orNotFound(questionsPage(context.ctx, actor, slug, cursor))
  redirectToSlug(request, slug, view.item)
  const asker: 'visitor' | 'unverified' | 'member' | 'seller' =
    actor === null ? 'visitor' : view.isSeller ? 'seller' : actor.isVerified ? 'member' : 'unverified'
  return {
    item: toItemHead(view.item),
    asker,
    isOwnItem: view.isOwnItem,
    isFirst: cursor === null,
    next: view.next,
    waiting: view.waiting.map(toShownQuestion),
    questions: view.questions.map(toShownQuestion),
  }
}

/** Asks the seller, or answers as the seller, as a button asks. What visitors wrote stays in the form. */
export async function runQuestionsForm(context: AppLoadContext, request: Request, slug: string) {
  const values = await readForm(request)
  const { intent, id = '' } = values
  const back = pathOf(request)
  return answerForm(values, async () => {
    if (intent !== 'ask' && intent !== 'answer') throw new DomainError('VALIDATION')
    const actor = await writerOf(context)
    if (intent === 'ask') {
      await orNotFound(askSeller(context.ctx, actor, slug, parseForm(questionSchema, values).body))
      throw await redirectWithSuccess(back, { title: 'questions.askedTitle', text: 'questions.asked' })
    }
    await answerQuestion(context.ctx, requireSeller(actor, 'list'), id, parseForm(answerSchema, values).body)
    throw await redirectWithSuccess(back, { title: 'questions.done', text: 'questions.answered' })
  })
}
