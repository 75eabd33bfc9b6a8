export { NewMessagePage as default } from '../features/messaging/pages/new-message-page'
export { action, loader } from '../features/messaging/routes/message-new.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
