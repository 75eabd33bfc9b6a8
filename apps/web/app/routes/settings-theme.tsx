export { action, loader } from '../features/platform/routes/settings-theme.server'
