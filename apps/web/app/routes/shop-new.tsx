export { ShopNew as default } from '../features/catalogue/pages/shop-new'
export { loader } from '../features/catalogue/routes/shop-new.server'
export { headMeta as meta } from '../lib/page/meta'
