export { ShopFeatured as default } from '../features/catalogue/pages/shop-featured'
export { loader } from '../features/catalogue/routes/shop-featured.server'
export { headMeta as meta } from '../lib/page/meta'
