export { SellerMessagesPage as default } from '../features/messaging/pages/seller-messages-page'
export { action, loader } from '../features/messaging/routes/seller-messages.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
