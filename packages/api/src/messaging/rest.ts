import {
  linkTo,
  MAX_MESSAGE_PICTURES,
  MESSAGE_STATES,
  type MessageInput,
  messageReportSchema,
  messageSchema,
  pictureMessageSchema,
  SUBJECT_KINDS,
} from '@pasar/domain'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { idOf, idSchema, nextCursor, optionalParameter, time, toTime } from '../platform/rest/fields'
import { type Call, chatCall, restRouter } from '../platform/rest/procedure'
import { deliveryNumber } from '../platform/socket/events'
import { blockCorrespondent, readConversation, signalTyping } from './commands/own'
import { reportMessage } from './commands/report'
import { sendMessage, startConversation } from './commands/send'
import { chatPage, conversationsPage } from './reads/conversations'

const tag = 'Messages'
const REFUSALS = [
  'NOT_FOUND',
  'EMAIL_UNVERIFIED',
  'MESSAGE_BLOCKED',
  'MESSAGE_CLOSED',
  'MESSAGE_KEY_USED',
] as const

const conversationSchema = z
  .object({
    _id: z.string(),
    about: z.object({ kind: z.enum(SUBJECT_KINDS), _id: z.string() }),
    buyer: z.object({ _id: z.string() }),
    seller: z.object({ _id: z.string() }),
    store: z.string(),
    unread: z.number().int().min(0),
    updatedAt: time,
  })
  .meta({ id: 'Conversation' })

const stateSchema = z.enum(MESSAGE_STATES).meta({
  description: 'Of others only delivered ones are shown. `pending` ones wait for an admin.',
})

const chatMessageSchema = z
  .object({
    _id: z.string(),
    position: z.number().int().min(1).meta({ description: 'Its number in the conversation.' }),
    sender: z.object({ _id: z.string() }),
    receiver: z.object({ _id: z.string() }),
    content: z.string(),
    conversation: z.string(),
    isAutomatic: z.boolean().meta({ description: 'The answer of a seller who is away.' }),
    rejectionReason: z.string().nullable(),
    state: stateSchema,
    createdAt: time,
    isRead: z.boolean().meta({ description: 'Of your own: whether the other one has read it.' }),
    pictures: z.array(z.string()).max(MAX_MESSAGE_PICTURES).meta({
      description: 'Addresses. Each is fetched with the token, as calls are.',
    }),
  })
  .meta({ id: 'Message' })

const sentSchema = z.object({
  success: z.literal(true),
  message: z.object({ _id: z.string(), conversation: z.string(), state: stateSchema }),
})

const content = pictureMessageSchema.shape.body.meta({
  description: 'Up to 2,000 characters. With pictures it may be left out.',
})
const key = messageSchema.shape.key.meta({ description: 'Of your choice; the same one sends once.' })

const withPictures = {
  pictures: MAX_MESSAGE_PICTURES,
  description: `As \`multipart/form-data\` it may bring up to ${MAX_MESSAGE_PICTURES} files called \`pictures\`: JPEG, PNG, WebP or AVIF.`,
} satisfies Partial<Call>
const PICTURE_REFUSALS = [
  'MESSAGE_TOO_MANY_PICTURES',
  'PICTURE_KIND',
  'PICTURE_UNREADABLE',
  'PICTURE_TOO_HEAVY',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_TOO_LARGE_FOR_KIND',
  'PICTURE_SEVERAL_FRAMES',
  'PICTURE_NOT_PROCESSED',
  'PICTURES_BUSY',
  'UPLOAD_RUNNING',
] as const

const writtenSchema = z.object({ content: messageSchema.shape.body })

/** Without pictures a message needs words. @throws TRPCError as an input that does not fit */
function toMessage(typed: { content: string; key: string }, pictures: readonly Buffer[]): MessageInput {
  const { error } = pictures.length > 0 ? {} : writtenSchema.safeParse(typed)
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error })
  return { body: typed.content, key: typed.key }
}

export const messages = restRouter({
  conversations: chatCall({
    method: 'GET',
    path: '/conversations',
    tag,
    summary: 'Conversations, the one with the newest message first',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ cursor: nextCursor }))
    .output(
      z.object({
        success: z.literal(true),
        conversations: z.array(conversationSchema),
        next: z.string().nullable(),
      }),
    )
    .query(async ({ ctx: { context, correspondent }, input: { cursor = null } }) => {
      const page = await conversationsPage(context, correspondent, { cursor })
      const conversations = page.conversations.map((one) => ({
        _id: one.id,
        about: { kind: one.aboutKind, _id: one.aboutId },
        buyer: { _id: one.buyerId },
        seller: { _id: one.sellerId },
        store: one.storeName,
        unread: one.unread,
        updatedAt: toTime(one.shownAt),
      }))
      return { success: true as const, conversations, next: page.next }
    }),
  list: chatCall({
    method: 'GET',
    path: '/conversations/{id}/messages',
    tag,
    summary: 'Messages of a conversation, the oldest first',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        id: idOf('a conversation'),
        before: optionalParameter(z.coerce.number().int().min(1), '`before` of an answer, for older ones.'),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        messages: z.array(chatMessageSchema),
        before: z.number().int().nullable(),
        through: z.number().int().min(0).meta({
          description: 'How far these go: sent with `/read`, it marks nothing that came after them.',
        }),
        isBlocked: z.boolean().meta({ description: 'Whether you have blocked the other member.' }),
      }),
    )
    .query(async ({ ctx: { context, correspondent }, input: { id, before = null } }) => {
      const page = await chatPage(context, correspondent, id, before)
      const { buyerId, sellerId, readByOther } = page.conversation
      const messages = page.messages.map(({ senderId, rejection, ...one }) => ({
        _id: one.id,
        position: one.position,
        sender: { _id: senderId },
        receiver: { _id: senderId === buyerId ? sellerId : buyerId },
        content: one.body,
        conversation: id,
        isAutomatic: one.isAutomatic,
        rejectionReason: rejection === '' ? null : rejection,
        state: one.state,
        createdAt: toTime(one.createdAt),
        isRead: senderId === correspondent.id && one.delivery !== null && one.delivery <= readByOther,
        pictures: one.pictures.map((key) => context.config.appUrl + linkTo('/chat-photo/:key', { key })),
      }))
      const through = Math.max(0, ...page.messages.map(({ delivery }) => delivery ?? 0))
      return { success: true as const, messages, before: page.before, through, isBlocked: page.isBlocked }
    }),
  start: chatCall({
    method: 'POST',
    path: '/conversations',
    feature: 'messages',
    tag,
    summary: 'Write about an item, a store or a parcel',
    ...withPictures,
    status: 201,
    fails: [...REFUSALS, ...PICTURE_REFUSALS, 'MESSAGE_TO_SELF'],
  })
    .input(z.object({ kind: z.enum(SUBJECT_KINDS), about: idSchema, content, key }))
    .output(sentSchema)
    .mutation(async ({ ctx: { context, correspondent, pictures = [] }, input }) => {
      const about = { kind: input.kind, id: input.about }
      const message = toMessage(input, pictures)
      const sent = await startConversation(context, correspondent, about, message, pictures)
      return {
        success: true as const,
        message: { _id: sent.id, conversation: sent.conversationId, state: sent.state },
      }
    }),
  send: chatCall({
    method: 'POST',
    path: '/conversations/{id}/messages',
    feature: 'messages',
    tag,
    summary: 'Write into a conversation',
    ...withPictures,
    status: 201,
    fails: [...REFUSALS, ...PICTURE_REFUSALS],
  })
    .input(z.object({ id: idOf('a conversation'), content, key }))
    .output(sentSchema)
    .mutation(async ({ ctx: { context, correspondent, pictures = [] }, input: { id, ...typed } }) => {
      const sent = await sendMessage(context, correspondent, id, toMessage(typed, pictures), pictures)
      return { success: true as const, message: { _id: sent.id, conversation: id, state: sent.state } }
    }),
  read: chatCall({
    method: 'POST',
    path: '/conversations/{id}/read',
    tag,
    summary: 'Mark what was delivered as read',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        id: idOf('a conversation'),
        through: deliveryNumber.optional().meta({
          description:
            '`through` of the messages that were shown. Without it, also what nobody has seen is read.',
        }),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, correspondent }, input }) => {
      await readConversation(context, correspondent, input.id, input.through)
      return { success: true as const, message: 'Read.' }
    }),
  typing: chatCall({
    method: 'POST',
    path: '/conversations/{id}/typing',
    feature: 'messages',
    tag,
    summary: 'Show the other member that you are writing',
    fails: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ id: idOf('a conversation') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, correspondent }, input }) => {
      await signalTyping(context, correspondent, input.id)
      return { success: true as const, message: 'Sent.' }
    }),
  report: chatCall({
    method: 'POST',
    path: '/conversations/{id}/messages/{messageId}/report',
    tag,
    summary: 'Report a message that one received to those who run the market',
    description: 'Its sender does not learn of it. A second report changes nothing.',
    fails: ['NOT_FOUND'],
  })
    .input(
      messageReportSchema.extend({
        id: idOf('a conversation'),
        messageId: idOf('a message of the other member'),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, correspondent }, input: { id, messageId, ...why } }) => {
      await reportMessage(context, correspondent, { conversationId: id, messageId }, why)
      return { success: true as const, message: 'Reported.' }
    }),
  block: chatCall({
    method: 'POST',
    path: '/conversations/{id}/block',
    tag,
    summary: 'Block the other member, in all conversations',
    description: 'About a parcel that is under way a buyer can still write to its seller.',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: idOf('a conversation') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, correspondent }, input: { id } }) => {
      await blockCorrespondent(context, correspondent, id, true)
      return { success: true as const, message: 'Blocked.' }
    }),
  unblock: chatCall({
    method: 'DELETE',
    path: '/conversations/{id}/block',
    tag,
    summary: 'Take a block back',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: idOf('a conversation') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, correspondent }, input: { id } }) => {
      await blockCorrespondent(context, correspondent, id, false)
      return { success: true as const, message: 'Unblocked.' }
    }),
})
