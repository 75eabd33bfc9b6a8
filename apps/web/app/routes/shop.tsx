export { meta, Shop as default } from '../features/catalogue/pages/shop'
export { action, loader } from '../features/catalogue/routes/shop.server'
export { clientAction } from '../lib/forms/keep-page'
