import { type Correspondent, quickRepliesOf } from '@pasar/api'
import { appendReply, DomainError, fillReply, type ReplyValues } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import type { FilledReply } from '../components/quick-reply-picker'

interface Place {
  sellerId: string
  values: ReplyValues
}

/** A seller's saved texts as they stand in a conversation; none for the buyer. */
export async function readFilledReplies(
  { ctx }: AppLoadContext,
  member: Correspondent,
  { sellerId, values }: Place,
): Promise<FilledReply[]> {
  const replies = await quickRepliesOf(ctx, member, { sellerId })
  return replies.map(({ id, title, body }) => ({ id, title, text: fillReply(body, values) }))
}

/** What was typed, with the chosen text behind it. @throws DomainError VALIDATION where none was chosen */
export function insertReply(replies: readonly FilledReply[], { body = '', reply }: FormValues): string {
  const chosen = replies.find(({ id }) => id === reply)
  if (!chosen) throw new DomainError('VALIDATION', {}, { reply: 'choose' })
  return appendReply(body, chosen.text)
}
