export { ShopTrending as default } from '../features/catalogue/pages/shop-trending'
export { loader } from '../features/catalogue/routes/shop-trending.server'
export { headMeta as meta } from '../lib/page/meta'
