export { Info as default } from '../features/support/pages/info'
export { loader } from '../features/support/routes/info.server'
export { headMeta as meta } from '../lib/page/meta'
