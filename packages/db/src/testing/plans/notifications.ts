import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

export const notifications: Record<string, Served> = {
  listNotifications: {
    run: (tx) => q.listNotifications(tx, ME, { cursor: null, isUnread: false, limit: 20 }),
    by: 'notifications_newest',
  },
  'listNotifications from a cursor': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: false, limit: 20 }),
    by: 'notifications_newest',
  },
  'listNotifications, oldest first': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: false, sort: 'reverse', limit: 20 }),
    by: 'notifications_newest',
  },
  'listNotifications unread, oldest first': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: true, sort: 'reverse', limit: 20 }),
    by: 'notifications_unread',
  },
  'listNotifications unread': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: true, limit: 20 }),
    by: 'notifications_unread',
  },
  markAllNotificationsRead: {
    run: (tx) => q.markAllNotificationsRead(tx, ME, NOW),
    by: 'notifications_unread',
  },
  markNotificationsReadAt: {
    run: (tx) => q.markNotificationsReadAt(tx, ME, { kind: 'messageNew', link: '/chat/cnv_1' }, NOW),
    by: 'notifications_unread',
  },
  countUnread: { run: (tx) => q.countUnread(tx, ME), by: 'notifications_unread' },
  markNotificationRead: {
    run: (tx) => q.markNotificationRead(tx, ME, 'ntf_1', NOW),
    by: 'sqlite_autoindex_notifications_1',
  },
  deleteOldNotifications: {
    run: (tx) => q.deleteOldNotifications(tx, { isRead: true, before: NOW }, 10),
    by: 'notifications_read_at',
  },
  'deleteOldNotifications, those that nobody read': {
    run: (tx) => q.deleteOldNotifications(tx, { isRead: false, before: NOW }, 10),
    by: 'notifications_waiting',
  },
}
