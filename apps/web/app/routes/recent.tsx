export { action, loader } from '../features/catalogue/routes/recent.server'
