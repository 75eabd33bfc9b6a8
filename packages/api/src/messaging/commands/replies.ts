import {
  insertQuickReply,
  listQuickReplies,
  NO_ROOTS,
  orderQuickReplies,
  putAwayAnswer,
  tryChangeQuickReply,
  tryDeleteQuickReply,
} from '@pasar/db'
import {
  type AwayAnswer,
  DomainError,
  holdReasons,
  MAX_QUICK_REPLIES,
  moveInOrder,
  type QuickReplyInput,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readRules } from '../internal/rules'

/** Saves a text to answer with. @throws DomainError QUICK_REPLIES_FULL */
export const addQuickReply = (
  ctx: Context,
  { id: sellerId }: Seller,
  input: QuickReplyInput,
): Promise<void> =>
  ctx.transact({ user: sellerId }, async (tx) => {
    const kept = await listQuickReplies(tx, sellerId)
    if (kept.length >= MAX_QUICK_REPLIES) throw new DomainError('QUICK_REPLIES_FULL')
    await insertQuickReply(tx, { ...input, id: ctx.newId('quickReply'), sellerId, now: ctx.now() })
  })

/** @throws DomainError NOT_FOUND for others' texts too */
export const changeQuickReply = (
  ctx: Context,
  { id: sellerId }: Seller,
  input: QuickReplyInput & { id: string },
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryChangeQuickReply(tx, { ...input, sellerId }))) throw new DomainError('NOT_FOUND')
  })

/** @throws DomainError NOT_FOUND for others' texts too */
export const deleteQuickReply = (ctx: Context, { id: sellerId }: Seller, id: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryDeleteQuickReply(tx, sellerId, id))) throw new DomainError('NOT_FOUND')
  })

/** Moves a saved text up or down by one place. @throws DomainError NOT_FOUND for others' texts too */
export const moveQuickReply = (
  ctx: Context,
  { id: sellerId }: Seller,
  id: string,
  step: -1 | 1,
): Promise<void> =>
  ctx.transact({ user: sellerId }, async (tx) => {
    const ids = (await listQuickReplies(tx, sellerId)).map((one) => one.id)
    if (!ids.includes(id)) throw new DomainError('NOT_FOUND')
    await orderQuickReplies(tx, sellerId, moveInOrder(ids, id, step))
  })

/**
 * Saves what is answered while a seller is away. "Hold all messages" does not count here: the answer is held then when it is sent.
 * @throws DomainError AWAY_ANSWER_HELD when the rules find something in it
 */
export const changeAwayAnswer = (ctx: Context, { id: sellerId }: Seller, answer: AwayAnswer): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const rules = { ...(await readRules(tx)), holdsAll: false }
    if (holdReasons(answer.body, rules).length > 0) throw new DomainError('AWAY_ANSWER_HELD')
    await putAwayAnswer(tx, sellerId, answer, ctx.now())
  })
