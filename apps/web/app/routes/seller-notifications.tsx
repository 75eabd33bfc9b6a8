export { NotificationsPage as default } from '../features/notifications/pages/notifications-page'
export { action, loader } from '../features/notifications/routes/seller-notifications.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
