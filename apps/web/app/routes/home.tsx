export { Home as default, meta } from '../features/catalogue/pages/home'
export { loader } from '../features/catalogue/routes/home.server'
