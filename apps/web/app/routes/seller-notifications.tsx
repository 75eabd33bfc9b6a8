export { SellerNotificationsPage as default } from '../features/notifications/pages/work-notifications-page'
export { action, loader } from '../features/notifications/routes/seller-notifications.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
