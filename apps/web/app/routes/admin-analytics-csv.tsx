export { loader } from '../features/moderation/routes/admin-analytics-csv.server'
