export { action, loader } from '../features/platform/routes/settings-currency.server'
