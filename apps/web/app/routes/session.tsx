export { loader } from '../features/accounts/routes/session.server'
