export { action, loader } from '../features/downloads/routes/downloads.server'
