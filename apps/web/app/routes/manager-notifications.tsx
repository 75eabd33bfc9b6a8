export { ManagerNotificationsPage as default } from '../features/notifications/pages/work-notifications-page'
export { action, loader } from '../features/notifications/routes/manager-notifications.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
