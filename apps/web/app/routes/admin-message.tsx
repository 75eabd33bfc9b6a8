export { AdminMessagePage as default } from '../features/messaging/pages/admin-message-page'
export { action, loader } from '../features/messaging/routes/admin-message.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
