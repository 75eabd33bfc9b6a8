export { loader } from '../features/moderation/routes/operations/operations-mails-csv.server'
