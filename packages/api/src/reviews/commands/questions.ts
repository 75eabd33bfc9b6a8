import { answerQuestionOnce, findItem, findQuestionHead, insertQuestion, NO_ROOTS } from '@pasar/db'
import { DomainError, linkTo } from '@pasar/domain'
import { isOfSeller, type Member, requireVerified, type Seller } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'

/**
 * Asks the seller of an item. Everyone can read it once it is answered; the seller is notified at once.
 * @throws DomainError FEATURE_OFF, EMAIL_UNVERIFIED, NOT_FOUND, OWN_ITEM for staff of the seller, too, TOO_MANY_REQUESTS
 */
export async function askSeller(ctx: Context, member: Member, slug: string, body: string): Promise<void> {
  await requireFeature(ctx, 'questions')
  requireVerified(member)
  await ctx.limits.take('question', member.id)
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const item = await findItem(tx, { slug })
    if (!item) throw new DomainError('NOT_FOUND')
    if (isOfSeller(member, item.seller.id)) throw new DomainError('OWN_ITEM')
    await insertQuestion(tx, {
      id: ctx.newId('question'),
      itemId: item.id,
      sellerId: item.seller.id,
      userId: member.id,
      body,
      now: ctx.now(),
    })
    await notifyMember(tx, ctx, {
      userId: item.seller.id,
      kind: 'questionAsked',
      data: { title: item.title },
      link: linkTo('/item/:slug/questions', { slug: item.slug }),
    })
  })
}

/**
 * The seller's answer to a question about an item of theirs, once; sent twice it is one. The author of the question is notified.
 * @throws DomainError NOT_FOUND (for others' items too), QUESTION_ANSWERED, ANSWER_REMOVED where staff have removed the first one
 */
export async function answerQuestion(
  ctx: Context,
  seller: Seller<'list'>,
  questionId: string,
  answer: string,
): Promise<void> {
  await ctx.transact({ item: { question: questionId } }, async (tx) => {
    const question = await findQuestionHead(tx, questionId)
    if (!question || question.sellerId !== seller.id) throw new DomainError('NOT_FOUND')
    if (question.answerRemovedAt !== null) throw new DomainError('ANSWER_REMOVED')
    if (question.answer === answer) return
    if (!(await answerQuestionOnce(tx, questionId, answer, ctx.now())))
      throw new DomainError('QUESTION_ANSWERED')
    await notifyMember(tx, ctx, {
      userId: question.askerId,
      kind: 'questionAnswered',
      data: { title: question.title },
      link: linkTo('/item/:slug/questions', { slug: question.slug }),
    })
  })
}
