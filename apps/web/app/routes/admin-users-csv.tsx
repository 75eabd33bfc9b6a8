export { loader } from '../features/moderation/routes/admin-users-csv.server'
