export { ChatPage as default } from '../features/messaging/pages/chat-page'
export { action, loader } from '../features/messaging/routes/chat.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
