export { MessagesPage as default } from '../features/messaging/pages/messages-page'
export { loader } from '../features/messaging/routes/messages.server'
export { headMeta as meta } from '../lib/page/meta'
