import {
  type Asker,
  decodeTimeCursor,
  findItem,
  findWaitingQuestions,
  type ItemDetail,
  listQuestions,
  type QuestionView,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { type Actor, isActingFor, isOfSeller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 10
const WAITING_SHOWN = 50

export interface QuestionsPage {
  item: ItemDetail
  questions: QuestionView[]
  next: string | null
  /** Not answered yet: to the seller all of them, to whoever asked their own. */
  waiting: QuestionView[]
  isSeller: boolean
  /** Whether the reader acts for the seller, with or without the permission to answer. */
  isOwnItem: boolean
}

/**
 * A page of the questions about an item, the newest answer first.
 * @throws DomainError NOT_FOUND for no such item, and for a cursor that is none
 */
export async function questionsPage(
  ctx: Context,
  actor: Actor,
  slug: string,
  cursorText: string | null,
): Promise<QuestionsPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const item = await findItem(ctx.db, { slug })
  if (!item) throw new DomainError('NOT_FOUND')
  const isSeller = isActingFor(actor, item.seller.id, 'list')
  const asker: Asker | null =
    actor === null ? null : isSeller ? { type: 'anybody' } : { type: 'member', userId: actor.id }
  const [page, waiting] = await Promise.all([
    listQuestions(ctx.db, item.id, cursor, ON_A_PAGE),
    asker === null ? [] : findWaitingQuestions(ctx.db, item.id, asker, WAITING_SHOWN),
  ])
  return { item, ...page, waiting, isSeller, isOwnItem: isOfSeller(actor, item.seller.id) }
}
