export { MessagesPage as default } from '../features/messaging/pages/messages-page'
export { action, loader } from '../features/messaging/routes/messages.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
