import {
  findConversation,
  findMessagePictures,
  findSentMessage,
  isPictureVisible,
  type MessagePicture,
} from '@pasar/db'
import { DomainError, MAX_MESSAGE_PICTURES, type PictureWidth, ROLE } from '@pasar/domain'
import type { Correspondent, Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { PictureFormat } from '../../platform/pictures/files'
import { findPrivatePicture, keepPrivatePictures, type PictureFile } from '../../platform/pictures/store'

export const CHAT_PREFIX = 'chat-'

/**
 * Keeps the pictures of a message that is about to be sent, unless its form has already sent it.
 * @param key of the form
 * @throws DomainError MESSAGE_TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as `storeUpload` does
 */
export async function keepMessagePictures(
  ctx: Context,
  member: Correspondent,
  key: string,
  photos: readonly Buffer[],
): Promise<MessagePicture[]> {
  if (photos.length === 0) return []
  if (photos.length > MAX_MESSAGE_PICTURES) throw new DomainError('MESSAGE_TOO_MANY_PICTURES')
  if (await findSentMessage(ctx.db, member.id, key)) return []
  for (const _photo of photos) await ctx.limits.take('upload', member.id)
  return keepPrivatePictures(ctx, CHAT_PREFIX, photos)
}

/** Before anything is decoded. @throws DomainError NOT_FOUND for others' conversations */
export async function requireOwnConversation(
  ctx: Context,
  member: Correspondent,
  conversationId: string,
): Promise<void> {
  if (!(await findConversation(ctx.db, member.id, conversationId))) throw new DomainError('NOT_FOUND')
}

/**
 * The file of a picture, for its sender, its receiver once it is delivered, and admins.
 * @param format AVIF for those who can show it; they get the WebP where there is none
 * @throws DomainError NOT_FOUND, for everyone else too
 */
export async function chatPhoto(
  ctx: Context,
  member: Member,
  key: string,
  width: PictureWidth,
  format: PictureFormat = 'webp',
): Promise<PictureFile> {
  const isShown =
    member.role === ROLE.ADMIN
      ? (await findMessagePictures(ctx.db, [key])).size > 0
      : await isPictureVisible(ctx.db, key, member.id)
  if (!isShown) throw new DomainError('NOT_FOUND')
  return findPrivatePicture(ctx, key, width, format)
}
