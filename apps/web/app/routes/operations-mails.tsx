export { OperationsMailsPage as default } from '../features/moderation/pages/operations-mails-page'
export { action, loader } from '../features/moderation/routes/operations/operations-mails.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
