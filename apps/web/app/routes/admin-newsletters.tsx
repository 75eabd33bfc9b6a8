export { AdminNewslettersPage as default } from '../features/moderation/pages/admin-newsletters-page'
export { loader } from '../features/moderation/routes/newsletter/admin-newsletters.server'
export { headMeta as meta } from '../lib/page/meta'
