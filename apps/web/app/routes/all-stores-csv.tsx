export { loader } from '../features/moderation/routes/all-stores-csv.server'
