export { readAllNotifications, readNotification } from './commands'
export { type NoticeWords, sayNotice } from './internal/words'
export { type NotificationsPage, notificationsPage } from './reads'
