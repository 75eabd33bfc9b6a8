export { AdminNewslettersPage as default } from '../features/support/pages/admin-newsletters-page'
export { loader } from '../features/support/routes/admin-newsletters.server'
export { headMeta as meta } from '../lib/page/meta'
