export { Categories as default } from '../features/catalogue/pages/categories'
export { loader } from '../features/catalogue/routes/categories.server'
export { headMeta as meta } from '../lib/page/meta'
