export { OperationsMailsPage as default } from '../features/moderation/pages/operations-mails-page'
export { action, loader } from '../features/moderation/routes/operations-mails.server'
export { headMeta as meta } from '../lib/page/meta'
