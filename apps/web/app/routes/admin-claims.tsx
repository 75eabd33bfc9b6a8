export { AdminClaimsPage as default } from '../features/disputes/pages/admin-claims-page'
export { loader } from '../features/disputes/routes/admin-claims.server'
export { headMeta as meta } from '../lib/page/meta'
