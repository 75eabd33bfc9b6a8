export { NotFound as default } from '../features/platform/pages/not-found'
export { action, loader } from '../features/platform/routes/not-found.server'
