export { Item as default, meta } from '../features/catalogue/pages/item'
export { loader } from '../features/catalogue/routes/item.server'
