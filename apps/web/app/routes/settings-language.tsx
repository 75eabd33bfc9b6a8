export { action, loader } from '../features/platform/routes/settings-language.server'
