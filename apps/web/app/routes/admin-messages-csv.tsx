export { loader } from '../features/messaging/routes/admin-messages-csv.server'
