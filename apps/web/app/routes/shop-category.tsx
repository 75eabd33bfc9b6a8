export { ShopCategory as default } from '../features/catalogue/pages/shop-category'
export { loader } from '../features/catalogue/routes/shop-category.server'
export { headMeta as meta } from '../lib/page/meta'
