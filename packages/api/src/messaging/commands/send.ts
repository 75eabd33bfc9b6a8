import { NO_ROOTS, putConversation } from '@pasar/db'
import type { MessageInput } from '@pasar/domain'
import { type Correspondent, requireVerified } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { keepMessagePictures, requireOwnConversation } from '../internal/pictures'
import { findSent, putMessage, type Sent } from '../internal/put-message'
import { findOpening, type SubjectRef } from '../internal/subject'

/**
 * Writes into a conversation. The same form again sends nothing more.
 * @param photos the files as they were sent
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_REQUESTS, NOT_FOUND for others' conversations, MESSAGE_BLOCKED,
 *   MESSAGE_CLOSED, MESSAGE_KEY_USED, MESSAGE_TOO_MANY_PICTURES, and as `storeUpload` does
 */
export async function sendMessage(
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  input: MessageInput,
  photos: readonly Buffer[] = [],
): Promise<Sent> {
  await requireFeature(ctx, 'messages')
  // Others' conversations are not found, whoever asks; and nothing is decoded that cannot be sent.
  if (!member.isVerified || photos.length > 0) await requireOwnConversation(ctx, member, conversationId)
  requireVerified(member)
  await ctx.limits.take('message', member.id)
  const pictures = await keepMessagePictures(ctx, member, input.key, photos)
  return ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const sent = await findSent(tx, member, input, (known) => known.conversationId === conversationId)
    return sent ?? putMessage(tx, ctx, member, conversationId, { ...input, pictures })
  })
}

/**
 * Writes the first message about something, or one more where the two already talk about it.
 * @param photos the files as they were sent
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_REQUESTS, NOT_FOUND for others' parcels too, MESSAGE_TO_SELF,
 *   MESSAGE_BLOCKED, MESSAGE_CLOSED, MESSAGE_KEY_USED, MESSAGE_TOO_MANY_PICTURES, and as `storeUpload` does
 */
export async function startConversation(
  ctx: Context,
  member: Correspondent,
  ref: SubjectRef,
  input: MessageInput,
  photos: readonly Buffer[] = [],
): Promise<Sent> {
  await requireFeature(ctx, 'messages')
  // Others' parcels are not found, whoever asks; and nothing is decoded that cannot be sent.
  if (!member.isVerified || photos.length > 0) await findOpening(ctx.db, member, ref)
  requireVerified(member)
  await ctx.limits.take('message', member.id)
  const pictures = await keepMessagePictures(ctx, member, input.key, photos)
  return ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { subject, buyerId } = await findOpening(tx, member, ref)
    const id = await putConversation(tx, ctx.newId('conversation'), subject, buyerId, ctx.now())
    const sent = await findSent(tx, member, input, (known) => known.conversationId === id)
    return sent ?? putMessage(tx, ctx, member, id, { ...input, pictures })
  })
}
