export { Store as default } from '../features/catalogue/pages/store'
export { loader } from '../features/catalogue/routes/store.server'
export { headMeta as meta } from '../lib/page/meta'
