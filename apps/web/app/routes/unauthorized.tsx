export { Unauthorized as default } from '../features/platform/pages/unauthorized'
export { loader } from '../features/platform/routes/unauthorized.server'
export { headMeta as meta } from '../lib/page/meta'
