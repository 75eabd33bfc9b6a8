export { loader } from '../features/moderation/routes/admin-reports-csv.server'
