export { AdminInboxesPage as default } from '../features/moderation/pages/inboxes/admin-inboxes-page'
export { loader } from '../features/moderation/routes/inboxes/admin-inboxes.server'
export { headMeta as meta } from '../lib/page/meta'
