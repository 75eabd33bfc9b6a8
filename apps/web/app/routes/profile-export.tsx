export { action, loader } from '../features/accounts/routes/profile-export.server'
