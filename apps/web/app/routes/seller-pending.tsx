export { StatusPage as default } from '../features/selling/pages/status-page'
export { action, loader } from '../features/selling/routes/seller-pending.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
