export { AdminInboxPage as default } from '../features/moderation/pages/inboxes/admin-inbox-page'
export { action, loader } from '../features/moderation/routes/inboxes/admin-inbox.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
