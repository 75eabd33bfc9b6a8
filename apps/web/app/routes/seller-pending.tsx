export { StatusPage as default } from '../features/selling/pages/status-page'
export { loader } from '../features/selling/routes/seller-pending.server'
export { headMeta as meta } from '../lib/page/meta'
