export { action, loader } from '../features/selling/routes/add-items-pictures.server'
