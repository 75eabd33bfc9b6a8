import { z } from 'zod'
import { idOf, nextCursor } from '../platform/rest/fields'
import { memberCall, restRouter } from '../platform/rest/procedure'
import { readAllNotifications, readNotification } from './commands'
import { sayNotice } from './internal/words'
import { notificationsPage } from './reads'

const tag = 'Notifications'

const notificationSchema = z
  .object({
    _id: z.string(),
    kind: z.string().meta({
      description: 'For an icon or a sound. More come with later versions.',
      examples: ['orderPaid'],
    }),
    title: z
      .string()
      .meta({ description: 'In the member’s language, as `text`.', examples: ['Your payment has arrived'] }),
    text: z.string(),
    data: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description: 'Values of its words. Amounts are in sen.',
    }),
    link: z.string().meta({ description: 'Where it leads, within the market.' }),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' })

export const notifications = restRouter({
  list: memberCall({
    method: 'GET',
    path: '/notifications',
    tag,
    summary: 'One’s own notifications, the newest first',
    description:
      'After a lost connection, read from the top until one that is known: no notification is missed.',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        cursor: nextCursor,
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        notifications: z.array(notificationSchema),
        unread: z.number().int().min(0).meta({ description: 'Up to 100: more are not counted.' }),
        next: z.string().nullable(),
      }),
    )
    .query(async ({ ctx: { context, member }, input: { cursor = null } }) => {
      const page = await notificationsPage(context, member, { cursor })
      const given = page.notifications.map(({ id, createdAt, readAt, ...rest }) => {
        const { title, text } = sayNotice(member.language, rest.kind, rest.data)
        return {
          _id: id,
          ...rest,
          title,
          text,
          createdAt: new Date(createdAt).toISOString(),
          isRead: readAt !== null,
        }
      })
      return { success: true as const, notifications: given, unread: page.unread, next: page.next }
    }),
  read: memberCall({
    method: 'POST',
    path: '/notifications/{id}/read',
    tag,
    summary: 'Mark one as read',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: idOf('a notification') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member }, input }) => {
      await readNotification(context, member, input.id)
      return { success: true as const, message: 'Read.' }
    }),
  readAll: memberCall({
    method: 'POST',
    path: '/notifications/read',
    tag,
    summary: 'Mark all as read',
  })
    .input(z.object({}))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member } }) => {
      await readAllNotifications(context, member)
      return { success: true as const, message: 'Read.' }
    }),
})
