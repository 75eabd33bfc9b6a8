export { AdminMessagesPage as default } from '../features/messaging/pages/admin-messages-page'
export { action, loader } from '../features/messaging/routes/admin-messages.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
