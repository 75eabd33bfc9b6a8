import { notificationsPage, readAllNotifications, readNotification, sayNotice } from '@pasar/api'
import { linkTo, type NotificationKindName, PROFILE_PATH, readListSort, writeListSort } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { safePath } from '../../../lib/session/safe-path'
import type { IconName } from '../../../ui/icon'

const ICONS: Partial<Record<NotificationKindName, IconName>> = {
  auction: 'gavel',
  delivery: 'truck',
  message: 'chat',
  payment: 'card',
  priceDrop: 'tag',
  review: 'star',
  sale: 'store',
  security: 'shield',
  store: 'store',
  work: 'flag',
}

/** The same page for everyone who gets notifications, at the address of their area. */
type NotificationsPath =
  | '/notifications/user'
  | '/seller-notifications'
  | '/admin-notifications'
  | '/manager-notifications'

export const makeNotificationsLoader =
  (path: NotificationsPath) =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const member = await guardPage(path, { context, request })
    const params = new URL(request.url).searchParams
    const query = {
      cursor: params.get('cursor'),
      isUnread: params.get('show') === 'unread',
      sort: readListSort(params),
    }
    const [head, page, language] = await Promise.all([
      makeHead(context, request, (t) => ({
        title: t('notifications.title'),
        description: t('notifications.description'),
      })),
      orNotFound(notificationsPage(context.ctx, member, query)),
      languageOf(request),
    ])
    const notices = page.notifications.map(({ id, kind, data, createdAt, readAt }) => {
      const { about, title, text } = sayNotice(language, kind, data)
      const icon: IconName = (about && ICONS[about]) ?? 'bell'
      return { id, icon, title, text, createdAt, isUnread: readAt === null }
    })
    const preferencesPath = linkTo(`${PROFILE_PATH[member.role]}/preferences`)
    return { head, path, preferencesPath, ...query, notices, next: page.next, hasUnread: page.unread > 0 }
  }

/** Opens one, which marks it as read, or marks all of them. */
export const makeNotificationsAction =
  (path: NotificationsPath) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const member = await guardPage(path, { context, request })
    const { intent, id = '' } = await readForm(request)
    if (intent === 'open')
      return redirect(safePath(await orNotFound(readNotification(context.ctx, member, id)), path))
    if (intent !== 'readAll') throw notFound()
    await readAllNotifications(context.ctx, member)
    const sort = writeListSort(readListSort(new URL(request.url).searchParams))
    return redirectWithSuccess(linkTo(path, { sort }), { text: 'notifications.allRead' })
  }
