export { readAllNotifications, readNotification } from './commands'
export { type NotificationsPage, notificationsPage } from './reads'
