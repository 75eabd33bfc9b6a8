export { ShopNow as default } from '../features/catalogue/pages/shop-now'
export { loader } from '../features/catalogue/routes/shop-now.server'
export { headMeta as meta } from '../lib/page/meta'
