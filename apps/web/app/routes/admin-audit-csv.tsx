export { loader } from '../features/moderation/routes/admin-audit-csv.server'
