export { loader } from '../features/moderation/routes/inboxes/admin-inboxes-csv.server'
