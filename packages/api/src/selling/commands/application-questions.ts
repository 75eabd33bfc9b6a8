import {
  deleteWaitingApplication,
  findOpenQuestion,
  findRecipient,
  insertApplicationDocument,
  insertApplicationQuestion,
  type OpenQuestion,
  type Tx,
  tryAnswerQuestion,
  tryAskApplicant,
  tryReturnToQueue,
} from '@pasar/db'
import {
  type ApplicationAnswerInput,
  type ApplicationQuestionInput,
  DomainError,
  linkTo,
  MAX_ANSWER_DOCUMENTS,
  ROLE,
} from '@pasar/domain'
import type { Member } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { removeDocuments } from '../../platform/documents'
import { queueMail } from '../../platform/mail/queue'
import { checkProof, withDocuments } from '../../support/internal/documents'
import { checkReviewer, findCase, lateError, type Reviewer, recordReview } from '../internal/review-case'

/**
 * Asks the applicant for more: the application leaves the queue until they answer, and comes back at its old age.
 * @param seen the version the reviewer saw; null where that does not matter
 * @throws DomainError NOT_FOUND, APPLICATION_DECIDED, APPLICATION_MOVED
 */
export async function askApplicant(
  ctx: Context,
  reviewer: Reviewer,
  applicationId: string,
  { question }: ApplicationQuestionInput,
  seen: number | null = null,
): Promise<void> {
  checkReviewer(reviewer)
  await ctx.transact({ user: { application: applicationId } }, async (tx) => {
    const { userId, storeName: store } = await findCase(tx, applicationId)
    const now = ctx.now()
    if (!(await tryAskApplicant(tx, applicationId, seen, now))) throw await lateError(tx, ctx, applicationId)
    const id = ctx.newId('applicationQuestion')
    await insertApplicationQuestion(tx, { id, applicationId, askedBy: reviewer.id, question, now })
    await recordReview(tx, ctx, reviewer, 'askApplicant', applicationId, question)
    const path = linkTo('/seller-pending')
    await notifyMember(tx, ctx, { userId, kind: 'sellerAsked', data: { store, question }, link: path })
    const to = await findRecipient(tx, userId)
    if (to) {
      const link = `${ctx.config.appUrl}${path}`
      await queueMail(tx, ctx, { kind: 'sellerAsked', to, values: { link, store, question } })
    }
  })
}

/** Whoever asked learns of the answer, if they still decide on applications. */
async function notifyAsker(
  tx: Tx,
  ctx: Context,
  { askedBy, askedByRole, applicationId: id, storeName }: OpenQuestion,
): Promise<void> {
  if (askedBy === null) return
  const link =
    askedByRole === ROLE.ADMIN
      ? linkTo('/seller-requests/:id', { id })
      : askedByRole === ROLE.MANAGER
        ? linkTo('/seller-applications/:id', { id })
        : null
  if (link === null) return
  await notifyMember(tx, ctx, {
    userId: askedBy,
    kind: 'applicantAnswered',
    data: { store: storeName },
    link,
  })
}

/**
 * Answers what a reviewer asked, with further documents or without.
 * @throws DomainError APPLICATION_CHANGED when nothing is asked (any more), APPLICATION_FILES, DOCUMENT_TOO_HEAVY,
 * DOCUMENT_KIND, TOO_MANY_REQUESTS
 */
export async function answerReviewer(
  ctx: Context,
  member: Member,
  { answer }: ApplicationAnswerInput,
  documents: readonly Buffer[],
): Promise<void> {
  if (documents.length > MAX_ANSWER_DOCUMENTS) throw new DomainError('APPLICATION_FILES')
  const files = documents.map((bytes) => ({ bytes, kind: checkProof(bytes) }))
  await ctx.limits.take('application', member.id)
  await withDocuments(ctx, files, (keys) =>
    ctx.transact({ user: member.id }, async (tx) => {
      const asked = await findOpenQuestion(tx, member.id)
      if (asked === null) throw new DomainError('APPLICATION_CHANGED')
      const isTaken =
        (await tryAnswerQuestion(tx, asked.id, answer, ctx.now())) &&
        (await tryReturnToQueue(tx, asked.applicationId))
      if (!isTaken) throw new DomainError('APPLICATION_CHANGED')
      for (const [position, documentKey] of keys.entries())
        await insertApplicationDocument(tx, {
          id: ctx.newId('applicationDocument'),
          questionId: asked.id,
          position,
          documentKey,
        })
      await notifyAsker(tx, ctx, asked)
    }),
  )
}

/**
 * Withdraws a member's application: it is deleted with its files, and they may apply again.
 * @throws DomainError APPLICATION_CHANGED when none waits (any more)
 */
export async function withdrawApplication(ctx: Context, member: Member): Promise<void> {
  await ctx.transact({ user: member.id }, async (tx) => {
    const files = await deleteWaitingApplication(tx, member.id)
    if (files === null) throw new DomainError('APPLICATION_CHANGED')
    tx.afterCommit(() => removeDocuments(ctx, files))
  })
}
