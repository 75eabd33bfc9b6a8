export { action, loader } from '../features/accounts/routes/logout.server'
